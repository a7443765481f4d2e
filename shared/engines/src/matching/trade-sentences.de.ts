/** Ways of saying the same, for the one and the other pair. */
export type Wordings = readonly [string, ...string[]];

/** What a business offers or does: 'bietet Schmuck', 'plant und baut Gärten'. */
export interface Offered {
  /** In the third person. */
  readonly verb: string;
  readonly things: string;
  /** Whether the things may be said to be found there. */
  readonly isFound: boolean;
}

/** What every business does with what it has. */
export const offer = 'bietet';
/** What it does with what it works on. */
export const careFor = 'kümmert sich um';
/** What it does with what it advises on. */
export const nameAs = 'nennt im Profil';

/** Names of kinds that say what is done and not who does it: one is no 'Catering'. */
const isDeedName =
  /(?:ing|bau|technik|ausstattung|entrümpelung|bekämpfung|finanzierung|mediation|ankauf|führungen|forschung)$/iu;

/** A kind of business after 'als': 'Restaurant', 'Anbieter von Catering'. */
const asKind = (name: string) => (isDeedName.test(name) ? `Anbieter von ${name}` : name);

/** 'als Hausverwaltung', which nobody needs to be told of 'Hausverwaltung Möller'. */
const asOf = (name: string, kind: string) =>
  name.toLocaleLowerCase('de').includes(kind.toLocaleLowerCase('de')) ? '' : `als ${asKind(kind)} `;

export const offers = {
  /** Its trade needs it. `good` stands after 'brauchen'. */
  need: (name: string, kind: string, good: string, { verb, things }: Offered): Wordings => [
    `Als ${asKind(kind)} kannst du ${good} brauchen, und ${name} ${verb} ${things}.`,
    `${name} ${verb} ${things}; als ${asKind(kind)} kannst du ${good} brauchen.`,
    `Als ${asKind(kind)} kannst du ${good} brauchen: ${name} ${verb} ${things}.`,
    `${name} ${verb} ${things}, und du kannst als ${asKind(kind)} ${good} brauchen.`,
  ],
  /** The same where what is needed and what is offered are the same words. */
  same: (name: string, kind: string, good: string): Wordings => [
    `Als ${asKind(kind)} kannst du ${good} brauchen, und ${name} hat das im Angebot.`,
    `${name} hat im Angebot, was du als ${asKind(kind)} brauchen kannst: ${good}.`,
    `Als ${asKind(kind)} kannst du ${good} brauchen; bei ${name} gehört das zum Angebot.`,
  ],
  /** Whether the reader needs it nobody knows. */
  plain: (name: string, { verb, things, isFound }: Offered, way: string | undefined): Wordings =>
    way === undefined
      ? [
          `${name} ${verb} ${things}.`,
          `Der Betrieb ${verb} ${things}.`,
          ...(isFound
            ? [
                `Bei ${name} findest du ${things}.`,
                `${name} hat ${things} im Angebot.`,
                `Bei ${name} bekommst du ${things}.`,
                `Dort findest du ${things}.`,
              ]
            : []),
        ]
      : [
          `${name} ${verb} ${things}, rund ${way} von dir.`,
          `Der Betrieb ${verb} ${things}, rund ${way} von dir.`,
          `${name} liegt rund ${way} von dir und ${verb} ${things}.`,
          ...(isFound
            ? [
                `Bei ${name} findest du ${things}, rund ${way} von dir.`,
                `Rund ${way} von dir findest du bei ${name} ${things}.`,
                `${name} hat ${things} im Angebot, rund ${way} von dir.`,
                `Dort findest du ${things}, rund ${way} von dir.`,
              ]
            : []),
        ],
};

/** What the reader has for `name`, the partner, whose trade needs it. */
export const returns = {
  need: (name: string, kind: string, good: string, { verb, things }: Offered): Wordings => {
    const as = asOf(name, kind);
    return [
      `${name} kann ${as}${good} brauchen, und du ${verb} ${things}.`,
      `Du ${verb} ${things}: ${name} kann ${as}${good} brauchen.`,
      `Umgekehrt ${verb} du ${things}, und der Betrieb kann ${as}${good} brauchen.`,
      `Du ${verb} ${things}, und der Betrieb kann ${as}${good} brauchen.`,
    ];
  },
  same: (name: string, kind: string, good: string): Wordings => {
    const as = asOf(name, kind);
    return [
      `${name} kann ${as}${good} brauchen, und du hast das im Angebot.`,
      `Umgekehrt kann der Betrieb ${as}${good} brauchen, und du hast das im Angebot.`,
      `Du hast im Angebot, was der Betrieb ${as}brauchen kann: ${good}.`,
    ];
  },
};

/** What the reader does with what it has. */
export const youOffer = 'bietest';

/** What a business calls its services itself, where the reader's language has no word for them. */
export const ownWords = (name: string, things: string): Wordings => [
  `Im Profil von ${name} steht: „${things}“.`,
  `Das Profil nennt „${things}“.`,
];

/** What every business of a kind offers, with what this one calls it. */
export const withOwnWords = (things: string, own: string) => `${things} („${own}“)`;
