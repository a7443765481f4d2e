/** What a session asked the assistant for. */
export type Voice = 'casual' | 'polished' | 'promotional';

/** One sitting in which a language model wrote reviews of invented businesses. */
export interface Session {
  id: string;
  voice: Voice;
  /** What it was asked for, in short. */
  asked: string;
  /** Judged together, by models that have learned from none of them; undefined: written afterwards and never learned from. */
  fold?: 0 | 1 | 2 | 3;
}

/**
 * The reviews in assistant-reviews.tsv were written by Claude (Anthropic) in November 2026, by hand so to speak: no script filled
 * in templates. All are about invented businesses. The folds put sessions of one kind apart where there are several.
 */
export const sessions: readonly Session[] = [
  { id: 's01', voice: 'casual', asked: 'Wie ein normaler Kunde, locker, zwei bis vier Sätze', fold: 0 },
  { id: 's02', voice: 'casual', asked: 'Kurz, ein oder zwei Sätze', fold: 0 },
  { id: 's03', voice: 'casual', asked: 'Alles klein, umgangssprachlich, am Handy getippt', fold: 2 },
  { id: 's04', voice: 'casual', asked: 'Mit Tippfehlern, damit es echt wirkt', fold: 2 },
  { id: 's05', voice: 'casual', asked: 'Aus Stichworten, in der Ich-Form, natürlich', fold: 3 },
  { id: 's06', voice: 'polished', asked: 'Ausgewogen, mit Lob und Kritik', fold: 0 },
  { id: 's07', voice: 'polished', asked: 'Professionell und positiv', fold: 1 },
  { id: 's08', voice: 'promotional', asked: 'Begeistert, mit Emojis', fold: 0 },
  { id: 's09', voice: 'casual', asked: 'Verärgert', fold: 3 },
  { id: 's10', voice: 'casual', asked: 'Eine kleine Geschichte, persönlich', fold: 1 },
  { id: 's11', voice: 'polished', asked: 'Ein Betrieb über einen anderen', fold: 3 },
  { id: 's12', voice: 'casual', asked: 'Mit eigenem Ton, trocken', fold: 3 },
  { id: 's13', voice: 'casual', asked: 'Alles klein, ein zweites Mal', fold: 3 },
  { id: 's14', voice: 'promotional', asked: 'Begeistert, mit Emojis, ein zweites Mal', fold: 1 },
  { id: 's15', voice: 'casual', asked: 'Mit Tippfehlern, ein zweites Mal', fold: 3 },
  { id: 's16', voice: 'casual', asked: 'Kurz, ein zweites Mal', fold: 1 },
  { id: 's17', voice: 'casual', asked: 'Locker, wie man es Freunden erzählt', fold: 1 },
  { id: 's18', voice: 'casual', asked: 'Enttäuscht, aber sachlich', fold: 2 },
  { id: 's19', voice: 'casual', asked: 'Witzig, knapp', fold: 0 },
  { id: 's20', voice: 'polished', asked: 'Hochwertig formuliert', fold: 2 },
  { id: 's21', voice: 'casual', asked: 'Nüchtern und alltäglich, wie nebenbei getippt', fold: 2 },
  // Written once the models were settled, about trades that no other session has.
  { id: 's22', voice: 'casual', asked: 'Locker, in mehreren Tönen' },
  { id: 's23', voice: 'polished', asked: 'Hochwertig formuliert, ein zweites Mal' },
];
