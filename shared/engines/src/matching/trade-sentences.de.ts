/** Ways of saying the same, for the one and the other pair. */
export type Wordings = readonly [string, ...string[]];

/** What `name`, the partner, has for the reader. `good` stands after 'brauchen', `offered` after 'bietet'. */
export const offers = {
  /** Its trade needs it. */
  need: (name: string, buyer: string, good: string, offered: string): Wordings => [
    `Als ${buyer} kannst du ${good} brauchen, und ${name} bietet ${offered}.`,
    `${name} bietet ${offered}; als ${buyer} kannst du ${good} brauchen.`,
    `Als ${buyer} kannst du ${good} brauchen: ${name} bietet ${offered}.`,
    `${name} bietet ${offered}, und du kannst als ${buyer} ${good} brauchen.`,
  ],
  /** Whether the reader needs it nobody knows. */
  plain: (name: string, offered: string, way: string | undefined): Wordings =>
    way === undefined
      ? [`${name} bietet ${offered}.`, `Bei ${name} gibt es ${offered}.`, `Das bietet ${name}: ${offered}.`]
      : [
          `${name} bietet ${offered}, rund ${way} von dir.`,
          `Rund ${way} von dir bietet ${name} ${offered}.`,
          `Bei ${name} gibt es ${offered}, rund ${way} entfernt.`,
          `Das bietet ${name}, rund ${way} von dir: ${offered}.`,
          `Rund ${way} sind es zu ${name}; dort gibt es ${offered}.`,
          `${name} liegt rund ${way} von dir und bietet ${offered}.`,
        ],
};

/** What the reader has for `name`, the partner, whose trade needs it. */
export const returns = (name: string, buyer: string, good: string, offered: string): Wordings => [
  `${name} kann als ${buyer} ${good} brauchen, und du bietest ${offered}.`,
  `Du bietest ${offered}: Als ${buyer} kann ${name} ${good} brauchen.`,
  `Als ${buyer} kann ${name} ${good} brauchen, und du bietest ${offered}.`,
  `Du bietest ${offered}, und ${name} kann als ${buyer} ${good} brauchen.`,
];
