import { inLanguages } from '@rezenso/contract/in-languages';
import { escapeHtml } from '../../../html/escape.ts';
import type { PlainPage } from '../plain-pages/plain-page.ts';
import { sitePaths } from '../plain-pages/site-paths.ts';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

/** What pages about the site say, in a language. */
export const aboutWords = inLanguages(german, { en: english });
type Words = ReturnType<typeof aboutWords>;

/** Pages about the site itself. What only its operators know is none of them: that stands in their own texts. */
export function about({ aboutTexts: { people, principles, purpose, ...texts } }: Words): PlainPage {
  return page(texts, [
    part(purpose),
    `<h2>${principles.title}</h2><ul>${principles.points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
    `<h2>${people.title}</h2><p>${people.before}<a href="${sitePaths.imprint}">${people.imprint}</a>${people.after}</p>`,
  ]);
}

export function blog({ blogTexts }: Words): PlainPage {
  return page(blogTexts, [`<p>${blogTexts.text}</p>`, action('/', blogTexts.action)]);
}

export function careers({ careersTexts }: Words): PlainPage {
  return page(careersTexts, [`<p>${careersTexts.text}</p>`, action(sitePaths.contact, careersTexts.action)]);
}

/** @param email that the operators want to be written to; without one their imprint names it */
export function contact({ contactTexts }: Words, email: string | undefined): PlainPage {
  const mail = email && `<p>${contactTexts.email} <a href="mailto:${encodeURI(email)}">${escapeHtml(email)}</a></p>`;
  return page(contactTexts, [
    mail ?? '',
    `<p>${mail ? contactTexts.imprintToo : contactTexts.imprintOnly} <a href="${sitePaths.imprint}">${contactTexts.imprint}</a></p>`,
    `<h2>${contactTexts.help.title}</h2><p>${contactTexts.help.text}</p>${action('/support', contactTexts.help.write)}<p><a href="${sitePaths.help}">${contactTexts.help.read}</a></p>`,
    part(contactTexts.report),
  ]);
}

function page({ title, lead }: { title: string; lead: string }, parts: readonly string[]): PlainPage {
  const html = `<article><h1>${title}</h1><p class="lead">${lead}</p>${parts.join('')}</article>`;
  return { title, description: lead, isListed: true, html };
}

function part({ title, text }: { title: string; text: string }): string {
  return `<h2>${title}</h2><p>${text}</p>`;
}

function action(href: string, label: string): string {
  return `<p><a class="action" href="${href}">${label}</a></p>`;
}
