import { languages } from '@rezenso/contract/language';
import type { Feature } from '../../../http/feature.ts';
import { accounts, people } from '../../accounts/index.ts';
import { bindLanguage } from './language.routes.ts';

/** The language that pages and messages come in. */
export const languageFeature: Feature = (app, core) => {
  bindLanguage(app, core);
  const { database, env, log } = core;
  // A site that takes a language back writes to nobody in it any more.
  if (languages.every((language) => env.offeredLanguages.includes(language))) return;
  app.addHook('onReady', () =>
    Promise.all([
      accounts(database.db).forgetLanguagesBeside(env.offeredLanguages),
      people(database.db).forgetLanguagesBeside(env.offeredLanguages),
    ]).catch((error: unknown) => log.warn({ err: error }, 'languages that are not offered were not taken back')),
  );
};
