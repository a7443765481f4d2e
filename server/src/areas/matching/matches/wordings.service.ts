import type { Language } from '@rezenso/contract/language';
import type { Core } from '../../../core.ts';
import type { Db, Tx } from '../../../database/database.ts';
import { job } from '../../../jobs/job.ts';
import { modelRecommendation } from './model-recommendation.ts';
import { type Recommended, wordings } from './wordings.repository.ts';

interface ToWord {
  reader: string;
  partner: string;
  /** Missing in what was asked before there was another language than German. */
  language?: Language;
}

/** Words for one recommendation; a model may take twenty seconds, so nobody waits for it. */
export const wordRecommendation = job<ToWord>('matches.word-recommendation', {
  retryLimit: 2,
  concurrency: 4,
});

/** A pair is worded at most once in this time, however often its figures change. */
const againAfterHours = 24;
const hourMillis = 3_600_000;

type WordingParts = Pick<Core, 'database' | 'jobs' | 'languageModel' | 'log'>;

/** The words of a recommendation, and whose they are. */
export interface Told {
  text: string;
  engine: 'built-in' | 'language-model';
}

/** How a reader is told about a partner, whom the built-in words are about. */
export type Tell = (partner: string, builtIn: string) => Told;

/** Has recommendations worded by a language model, where there is one; until then the built-in words stand. */
export function createWordings({ database, jobs, languageModel, log }: WordingParts) {
  return {
    /** How to tell `reader` about these partners. */
    async of(db: Db, reader: string, partners: readonly string[]): Promise<Tell> {
      const known = languageModel.isConfigured ? await wordings(db).listFor(reader, partners) : undefined;
      return (partner, builtIn) => {
        const worded = known?.get(partner);
        return worded?.wording && worded.builtIn === builtIn
          ? { text: worded.wording, engine: 'language-model' }
          : { text: builtIn, engine: 'built-in' };
      };
    },

    /** Has these worded, later, as far as nobody asked for them before. */
    async ask(tx: Tx | Db, recommended: readonly Recommended[], now: Date): Promise<void> {
      if (!languageModel.isConfigured) return;
      const since = new Date(now.getTime() - againAfterHours * hourMillis);
      const unasked = await wordings(tx).reserve(recommended, since, now);
      await jobs.enqueueAll(
        tx,
        wordRecommendation,
        unasked.map(({ reader, partner, language = 'de' }) => ({ reader, partner, language })),
      );
    },

    /** As `ask`, for a page that is read: whatever goes wrong, it is shown with the words there are. */
    async askLater(recommended: readonly Recommended[], now: Date): Promise<void> {
      await this.ask(database.db, recommended, now).catch((err) =>
        log.warn({ err }, 'recommendations keep their built-in words'),
      );
    },

    /** Has the language model word why a partner is recommended, unless that is done or nobody asks any more. */
    async word({ reader, partner, language }: ToWord): Promise<void> {
      const why = await wordings(database.db).findUnworded(reader, partner);
      const wording = why && (await modelRecommendation(languageModel, why, language));
      if (why && wording) await wordings(database.db).keep({ reader, partner, why }, wording);
    },
  };
}
