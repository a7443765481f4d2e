import type { SpecialtyId } from '@rezenso/contract/specialties';
import type { CustomerId } from './common-ground.ts';
import type { Wordings } from './trade-sentences.de.ts';

/** What two have in common: said of both, and of the partner as it is of the reader. */
const shared: Readonly<Record<SpecialtyId, readonly [both: string, likeYou: (name: string) => string]>> = {
  children: ['Ihr habt beide etwas für Kinder.', (name) => `${name} hat wie du etwas für Kinder.`],
  seniors: ['Ihr habt beide etwas für ältere Menschen.', (name) => `${name} hat wie du etwas für ältere Menschen.`],
  dogs: ['Bei euch beiden sind Hunde willkommen.', (name) => `Bei ${name} sind wie bei dir Hunde willkommen.`],
  holidaymakers: ['Zu euch beiden kommen Urlaubsgäste.', (name) => `Zu ${name} kommen wie zu dir Urlaubsgäste.`],
  schools: [
    'Schulen oder Kitas gehören bei euch beiden zur Kundschaft.',
    (name) => `Zur Kundschaft von ${name} gehören wie bei dir Schulen oder Kitas.`,
  ],
  clubs: [
    'Vereine gehören bei euch beiden zur Kundschaft.',
    (name) => `Zur Kundschaft von ${name} gehören wie bei dir Vereine.`,
  ],
  practices: [
    'Praxen gehören bei euch beiden zur Kundschaft.',
    (name) => `Zur Kundschaft von ${name} gehören wie bei dir Praxen.`,
  ],
  hospitality: [
    'Das Gastgewerbe gehört bei euch beiden zur Kundschaft.',
    (name) => `Zur Kundschaft von ${name} gehört wie bei dir das Gastgewerbe.`,
  ],
  crafts: [
    'Handwerksbetriebe gehören bei euch beiden zur Kundschaft.',
    (name) => `Zur Kundschaft von ${name} gehören wie bei dir Handwerksbetriebe.`,
  ],
  shops: [
    'Läden gehören bei euch beiden zur Kundschaft.',
    (name) => `Zur Kundschaft von ${name} gehören wie bei dir Läden.`,
  ],
  offices: [
    'Büros gehören bei euch beiden zur Kundschaft.',
    (name) => `Zur Kundschaft von ${name} gehören wie bei dir Büros.`,
  ],
  landlords: [
    'Wer Häuser vermietet oder verwaltet, gehört bei euch beiden zur Kundschaft.',
    (name) => `Zur Kundschaft von ${name} gehört wie bei dir, wer Häuser vermietet oder verwaltet.`,
  ],
  weddings: ['Ihr habt beide etwas für Hochzeiten.', (name) => `${name} hat wie du etwas für Hochzeiten.`],
  parties: ['Ihr habt beide etwas für private Feiern.', (name) => `${name} hat wie du etwas für private Feiern.`],
  company_events: [
    'Ihr habt beide etwas für Firmenfeiern und Ausflüge von Teams.',
    (name) => `${name} hat wie du etwas für Firmenfeiern und Ausflüge von Teams.`,
  ],
  rooms: ['Bei euch beiden kann man Räume mieten.', (name) => `Bei ${name} kann man wie bei dir Räume mieten.`],
  courses: ['Bei euch beiden gibt es Kurse.', (name) => `Bei ${name} gibt es wie bei dir Kurse.`],
  readings: [
    'Bei euch beiden gibt es auch Kultur: Lesungen, Konzerte oder Ausstellungen.',
    (name) => `Bei ${name} gibt es wie bei dir auch Kultur: Lesungen, Konzerte oder Ausstellungen.`,
  ],
  vouchers: ['Bei euch beiden gibt es Gutscheine.', (name) => `Bei ${name} gibt es wie bei dir Gutscheine.`],
  rental: ['Bei euch beiden kann man etwas leihen.', (name) => `Bei ${name} kann man wie bei dir etwas leihen.`],
  repairs: ['Bei euch beiden wird repariert.', (name) => `Bei ${name} wird wie bei dir repariert.`],
  restoration: ['Ihr arbeitet beide Altes wieder auf.', (name) => `${name} arbeitet wie du Altes wieder auf.`],
  made_to_measure: [
    'Bei euch beiden gibt es etwas nach Maß.',
    (name) => `Bei ${name} gibt es wie bei dir etwas nach Maß.`,
  ],
  own_production: [
    'Bei euch beiden entsteht etwas im eigenen Haus.',
    (name) => `Bei ${name} entsteht wie bei dir etwas im eigenen Haus.`,
  ],
  second_hand: ['Bei euch beiden gibt es Gebrauchtes.', (name) => `Bei ${name} gibt es wie bei dir Gebrauchtes.`],
  home_visits: ['Ihr kommt beide zu den Leuten ins Haus.', (name) => `${name} kommt wie du zu den Leuten ins Haus.`],
  collection: ['Ihr holt und bringt beide.', (name) => `${name} holt und bringt wie du.`],
  delivery: ['Ihr liefert beide.', (name) => `${name} liefert wie du.`],
  day_and_night: [
    'Ihr seid beide Tag und Nacht zu erreichen.',
    (name) => `${name} ist wie du Tag und Nacht zu erreichen.`,
  ],
  online: ['Euch beide gibt es auch online.', (name) => `${name} gibt es wie dich auch online.`],
  organic: ['Bio spielt bei euch beiden eine Rolle.', (name) => `Bio spielt bei ${name} wie bei dir eine Rolle.`],
  regional: ['Ihr setzt beide auf die Region.', (name) => `${name} setzt wie du auf die Region.`],
  sustainable: ['Ihr achtet beide auf die Umwelt.', (name) => `${name} achtet wie du auf die Umwelt.`],
  vegan: [
    'Bei euch beiden gibt es etwas ohne Fleisch.',
    (name) => `Bei ${name} gibt es wie bei dir etwas ohne Fleisch.`,
  ],
  accessible: ['Ihr seid beide barrierefrei zu erreichen.', (name) => `${name} ist wie du barrierefrei zu erreichen.`],
  family_business: ['Ihr seid beide Familienbetriebe.', (name) => `${name} ist wie du ein Familienbetrieb.`],
  master_craft: [
    'Bei euch beiden arbeiten Meister ihres Fachs.',
    (name) => `Bei ${name} arbeiten wie bei dir Meister ihres Fachs.`,
  ],
  apprentices: ['Ihr bildet beide aus.', (name) => `${name} bildet wie du aus.`],
  large_team: [
    'Ihr seid beide ein Team von zehn und mehr.',
    (name) => `${name} ist wie du ein Team von zehn und mehr.`,
  ],
  job_bikes: [
    'Diensträder sind bei euch beiden ein Thema.',
    (name) => `Diensträder sind bei ${name} wie bei dir ein Thema.`,
  ],
};

const customers: Readonly<Record<CustomerId, string>> = {
  clubs: 'Vereine',
  practices: 'Praxen',
  hospitality: 'das Gastgewerbe',
  crafts: 'Handwerksbetriebe',
  shops: 'Läden',
  offices: 'Büros',
  landlords: 'alle, die Häuser vermieten oder verwalten',
};

const isCustomer = (id: SpecialtyId): id is CustomerId => Object.hasOwn(customers, id);

export const bothHave = (id: SpecialtyId, name: string): Wordings => {
  const [both, likeYou] = shared[id];
  const said: Wordings = [both, likeYou(name)];
  if (!isCustomer(id)) return said;
  return [
    ...said,
    `Ihr arbeitet beide auch für ${customers[id]}.`,
    `${name} arbeitet wie du auch für ${customers[id]}.`,
    `Auch für ${customers[id]} arbeitet ihr beide.`,
  ];
};

/** What both have something for, each in its own trade; `own` and `theirs` in the accusative. */
export const bothOffer = (id: SpecialtyId, name: string, own: string, theirs: string): Wordings => {
  const [both, likeYou] = shared[id];
  const goingOn = (sentence: string) => sentence.replace(/\.$/, ':');
  return [
    `${goingOn(both)} Du bietest ${own}, ${name} bietet ${theirs}.`,
    `${goingOn(likeYou(name))} Du bietest ${own}, dort gibt es ${theirs}.`,
  ];
};

/** The partner works for businesses like the reader's. */
export const worksForYou = (id: CustomerId, name: string): Wordings => [
  `${name} arbeitet auch für ${customers[id]}, also für Betriebe wie deinen.`,
  `Gearbeitet wird dort auch für ${customers[id]}, also für Betriebe wie deinen.`,
  `Betriebe wie deiner gehören dort zur Kundschaft: ${customers[id]}.`,
];

/** The reader works for businesses like the partner. */
export const youWorkFor = (id: CustomerId, name: string): Wordings => [
  `Du arbeitest auch für ${customers[id]}, und so ein Betrieb ist ${name}.`,
  `Du arbeitest auch für ${customers[id]}, also für Betriebe wie diesen.`,
  `Solche Betriebe gehören zu deiner Kundschaft: ${customers[id]}.`,
];

export const forYourTeam = (name: string): Wordings => [
  `Ihr seid ein Team von zehn und mehr, und ${name} hat etwas für Ausflüge und Feiern von Teams.`,
  'Ihr seid ein Team von zehn und mehr, und dort gibt es etwas für Ausflüge und Feiern von Teams.',
];

export const forTheirTeam = (name: string): Wordings => [
  `${name} ist ein Team von zehn und mehr, und du hast etwas für Ausflüge und Feiern von Teams.`,
  'Dort arbeitet ein Team von zehn und mehr, und du hast etwas für Ausflüge und Feiern von Teams.',
];

/** Both websites are about the same, too: one thing or two. */
export const bothTell = (topics: readonly string[], name: string): Wordings => {
  const about = topics.join(' und um ');
  return [
    `Auf euren Websites geht es beide Male auch um ${about}.`,
    `Auf deiner Website geht es wie auf der von ${name} auch um ${about}.`,
  ];
};

/** Both websites name the same businesses as customers; `word` as it stands there. */
export const bothName = (word: string, name: string): Wordings => [
  `Eure Websites nennen beide „${word}“ als Kundschaft.`,
  `Deine Website und die von ${name} nennen beide „${word}“ als Kundschaft.`,
];
