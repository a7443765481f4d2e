import type { Language } from '@rezenso/contract/language';
import { pageReportReasons } from '@rezenso/contract/reports';
import { escapeHtml } from '../../../html/escape.ts';
import { vocabulary } from '../../../languages/vocabulary.ts';
import { addressesOf, type ShownBusiness } from '../../showcase/index.ts';
import type { SentForm } from './page-report.form.ts';
import { pageReportWords } from './page-report-words.ts';

type Words = ReturnType<typeof pageReportWords>['pageReportTexts'];

/** Of the form, for what stands outside of it. */
export const formId = 'report';

/** The form that reports a page: it needs no script, and keeps what was typed when something is wrong with it. */
export function formHtml(
  { company_name: company, name, is_published: isPublished }: ShownBusiness,
  sent: SentForm,
  language: Language,
  isTooMuch = false,
): string {
  const texts = pageReportWords(language).pageReportTexts;
  const { page, customers, report } = addressesOf(name);
  const isFaulty = Object.keys(sent.faults).length > 0;
  return `<section class="narrow"><h1>${texts.heading}</h1>
<p>${escapeHtml(texts.about(company))}</p><p class="muted small">${texts.explained}</p>
${isFaulty ? faultHtml(texts.faulty) : ''}${isTooMuch ? faultHtml(texts.tooMany) : ''}
<form id="${formId}" method="post" action="${report}" novalidate>
${reasonsHtml(texts, sent, language)}${textHtml(texts, sent)}
<div class="trap" aria-hidden="true"><label for="website">${texts.trap}</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<button type="submit">${texts.submit}</button>
</form>
<p class="small"><a href="${isPublished ? page : customers}">${texts.back}</a></p></section>`;
}

export function thanksHtml({ thanks, thanksText, home }: Words): string {
  return `<section class="narrow"><h1>${thanks}</h1><p>${thanksText}</p><p><a href="/">${home}</a></p></section>`;
}

function reasonsHtml(texts: Words, { reason, faults }: SentForm, language: Language): string {
  const labels = vocabulary(language).reportReasons;
  const choices = pageReportReasons.map(
    (one) =>
      `<label class="radio"><input type="radio" name="reason" value="${one}" required${one === reason ? ' checked' : ''}>${labels[one]}</label>`,
  );
  return `<fieldset${faults.reason ? ' aria-describedby="reason-fault"' : ''}><legend>${texts.reason}</legend>
${faults.reason ? `<p class="fault" id="reason-fault">${faults.reason}</p>` : ''}${choices.join('')}</fieldset>`;
}

function textHtml(texts: Words, { text, faults }: SentForm): string {
  const described = faults.text ? 'text-hint text-fault' : 'text-hint';
  // A line break right behind the tag is not part of the text.
  return `<div><label class="label" for="text">${texts.text}</label><p class="muted small" id="text-hint">${texts.hint}</p>
${faults.text ? `<p class="fault" id="text-fault">${escapeHtml(faults.text)}</p>` : ''}
<textarea id="text" name="text" rows="6" maxlength="2000" required aria-describedby="${described}"${faults.text ? ' aria-invalid="true"' : ''}>
${escapeHtml(text)}</textarea></div>`;
}

function faultHtml(said: string): string {
  return `<p class="fault" role="alert">${said}</p>`;
}
