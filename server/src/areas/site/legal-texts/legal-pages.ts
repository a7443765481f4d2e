import type { Language } from '@rezenso/contract/language';
import { escapeHtml } from '../../../html/escape.ts';
import type { PlainPage } from '../plain-pages/plain-page.ts';
import { sitePaths } from '../plain-pages/site-paths.ts';
import type { TranslatedFile } from './legal-files.ts';
import type { LegalText } from './legal-text.ts';
import { legalWords } from './legal-words.ts';
import { legalTexts, type Words } from './texts.de.ts';

/** The texts that only whoever runs the site can write: where each is shown, and its file in LEGAL_DIR. */
export const legalPages = [
  { path: sitePaths.imprint, file: 'impressum.md', name: 'imprint', texts: legalTexts.imprint },
  { path: sitePaths.privacy, file: 'datenschutz.md', name: 'privacy', texts: legalTexts.privacy },
  { path: sitePaths.terms, file: 'agb.md', name: 'terms', texts: legalTexts.terms },
] as const;
type LegalPage = (typeof legalPages)[number];

/** The page of a text, or what stands in its place while there is none: what is missing, and who has to add it. */
export function legalPage({ file, name }: LegalPage, found: TranslatedFile, language: Language): PlainPage {
  if (found.state === 'ready')
    return pageOfText(
      found.text,
      {
        title: legalWords(found.writtenIn).legalTexts[name].title,
        description: legalWords(language).legalTexts[name].description,
      },
      found.writtenIn,
    );
  const { absenceTexts, legalTexts } = legalWords(language);
  const texts = legalTexts[name];
  const { lead, task } = absenceTexts[found.state];
  const html = `<h1>${texts.title}</h1><p class="lead">${lead(texts.name)}</p>
<div class="note"><p>${said(task(file))}</p><p>${absenceTexts.soon}</p></div>
<p>${absenceTexts.question} <a href="${sitePaths.contact}">${absenceTexts.contact}</a></p>`;
  return { title: texts.title, description: texts.description, isListed: false, html };
}

/** A text of the operators as a page. @param usual what it is called and about when it does not say so itself */
export function pageOfText(
  { title, html }: LegalText,
  usual: Pick<PlainPage, 'title' | 'description'>,
  writtenIn: Language,
): PlainPage {
  const heading = title ?? usual.title;
  const content = `<article><h1>${escapeHtml(heading)}</h1>${html}</article>`;
  return { title: heading, description: usual.description, isListed: true, html: content, writtenIn };
}

function said(words: Words): string {
  return words
    .map((word) => (typeof word === 'string' ? escapeHtml(word) : `<code>${escapeHtml(word.code)}</code>`))
    .join('');
}
