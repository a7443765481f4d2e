import { pageReportReasons, reportReasonLabels } from '@rezenso/contract/reports';
import { escapeHtml } from '../../../html/escape.ts';
import { addressesOf, type ShownBusiness } from '../../showcase/index.ts';
import type { SentForm } from './page-report.form.ts';
import { pageReportTexts as texts } from './texts.de.ts';

/** The form that reports a page: it needs no script, and keeps what was typed when something is wrong with it. */
export function formHtml({ company_name: company, name }: ShownBusiness, sent: SentForm, isTooMuch = false): string {
  const { page, report } = addressesOf(name);
  const isFaulty = Object.keys(sent.faults).length > 0;
  return `<section class="narrow"><h1>${texts.heading}</h1>
<p>${escapeHtml(texts.about(company))}</p><p class="muted small">${texts.explained}</p>
${isFaulty ? faultHtml(texts.faulty) : ''}${isTooMuch ? faultHtml(texts.tooMany) : ''}
<form method="post" action="${report}" novalidate>
${reasonsHtml(sent)}${textHtml(sent)}
<div class="trap" aria-hidden="true"><label for="website">${texts.trap}</label><input id="website" name="website" tabindex="-1" autocomplete="off"></div>
<button type="submit">${texts.submit}</button>
</form>
<p class="small"><a href="${page}">${texts.back}</a></p></section>`;
}

export const thanksHtml = `<section class="narrow"><h1>${texts.thanks}</h1><p>${texts.thanksText}</p><p><a href="/">${texts.home}</a></p></section>`;

function reasonsHtml({ reason, faults }: SentForm): string {
  const choices = pageReportReasons.map(
    (one) =>
      `<label class="radio"><input type="radio" name="reason" value="${one}" required${one === reason ? ' checked' : ''}>${reportReasonLabels[one]}</label>`,
  );
  return `<fieldset${faults.reason ? ' aria-describedby="reason-fault"' : ''}><legend>${texts.reason}</legend>
${faults.reason ? `<p class="fault" id="reason-fault">${faults.reason}</p>` : ''}${choices.join('')}</fieldset>`;
}

function textHtml({ text, faults }: SentForm): string {
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
