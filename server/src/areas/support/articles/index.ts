import { searchHelp } from '@rezenso/contract/help';
import { mostProposedArticles } from '@rezenso/contract/limits';
import { bindPublic } from '../../../http/bind.ts';
import type { Feature } from '../../../http/feature.ts';
import { languageOf } from '../../../http/language.ts';
import { findArticles } from './search.ts';

/** Articles of the help centre, proposed to whoever is about to ask. */
export const articlesFeature: Feature = (app) => {
  bindPublic(app, searchHelp, ({ query, request }) => ({
    articles: findArticles(query.text, mostProposedArticles, languageOf(request)).map(({ path, title, summary }) => ({
      ...{ path, title, summary },
    })),
  }));
};
