import type { Page } from '../page/read-page.ts';

/** Clubs, foundations and the like by their own names. */
const body =
  /(?<!\p{L})(?:e\.\s?v|\p{L}*verein(?:igung)?|\p{L}*clubs?|\p{L}*klub|\p{L}*stiftung|\p{L}*initiative|\p{L}*verband|\p{L}*chor|\p{L}*orchester|musikzug|\p{L}*kapelle|\p{L}*gilde|bürgerhilfe|hilfswerk|tafel|ngo|sv|tsv|tus|fc|vfl|vfb|sc|tc|djk|sg)(?!\p{L})/iu;
const helped =
  /(?<!\p{L})(?:ehrenamtlich\p{L}*|(?:unterstütz|förder|spend|engagier)\p{L}*\s(?:[\p{L}-]+\s){0,6}(?:\p{L}*vereine?s?|e\.\s?v\.|\p{L}*stiftung|\p{L}*initiative|hilfswerk|tafel|tierheim|kinderhospiz)|spenden (?:wir|ich))(?!\p{L})/iu;
const opening = /^(?:der|die|das) (?:\p{L}*verein|\p{L}*stiftung|\p{L}*initiative|projekt)(?!\p{L})/iu;

/** Whether a site is the one of a club, a foundation or the like. */
export function isOfBody([start]: readonly Page[]): boolean {
  if (!start) return false;
  const heads = start.headings.filter(({ level }) => level === 1).map(({ text }) => text);
  return body.test([start.title, start.siteName, start.logo, ...heads, new URL(start.url).hostname].join(' '));
}

/** Whether a sentence of a business is of a club or a project that it supports. */
export function isOfSupported(sentence: string): boolean {
  return helped.test(sentence) || opening.test(sentence);
}

/** Whether a page of a business tells of another body: its largest heading names one. */
export function tellsOfAnotherBody(page: Page): boolean {
  const heading = page.headings.find(({ level }) => level === 1)?.text ?? '';
  return body.test(heading) || /^(?:unser )?(?:projekt|engagement|soziales)(?!\p{L})/iu.test(heading);
}
