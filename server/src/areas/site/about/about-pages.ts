import { escapeHtml } from '../../../html/escape.ts';
import type { PlainPage } from '../plain-pages/plain-page.ts';
import { sitePaths } from '../plain-pages/site-paths.ts';
import { aboutTexts, blogTexts, careersTexts, contactTexts } from './texts.de.ts';

/** Pages about the site itself. What only its operators know is none of them: that stands in their own texts. */
export const about = page(aboutTexts, [
  part(aboutTexts.purpose),
  `<h2>${aboutTexts.principles.title}</h2><ul>${aboutTexts.principles.points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
  `<h2>${aboutTexts.people.title}</h2><p>${aboutTexts.people.before}<a href="${sitePaths.imprint}">${aboutTexts.people.imprint}</a>${aboutTexts.people.after}</p>`,
]);

export const blog = page(blogTexts, [`<p>${blogTexts.text}</p>`, action('/', blogTexts.action)]);

export const careers = page(careersTexts, [
  `<p>${careersTexts.text}</p>`,
  action(sitePaths.contact, careersTexts.action),
]);

/** @param email that the operators want to be written to; without one their imprint names it */
export function contact(email: string | undefined): PlainPage {
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
