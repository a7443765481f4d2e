import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text } from './shapes.ts';

/** An article of the help centre, as it is proposed. `path` is its page on this site. */
export const helpArticle = z.object({ path: z.string(), title: z.string(), summary: z.string() });
export type HelpArticle = z.infer<typeof helpArticle>;

export const searchHelp = endpoint({
  method: 'GET',
  path: '/api/help/articles',
  access: 'public',
  summary: 'Articles of the help centre that fit some words, the best first',
  query: z.object({ text: text(0, 200) }),
  answer: z.object({ articles: z.array(helpArticle) }),
  errors: [],
});
