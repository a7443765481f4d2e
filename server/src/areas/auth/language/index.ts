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
  // Resolves to nothing: what a hook resolves to is taken for a fault.
  app.addHook('onReady', async () => {
    try {
      await accounts(database.db).forgetLanguagesBeside(env.offeredLanguages);
      await people(database.db).forgetLanguagesBeside(env.offeredLanguages);
    } catch (error) {
      log.warn({ err: error }, 'languages that are not offered were not taken back');
    }
  });
};
