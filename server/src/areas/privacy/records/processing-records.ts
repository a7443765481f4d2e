import type { Language } from '@rezenso/contract/language';
import { escapeHtml } from '../../../html/escape.ts';
import { type Processing, processings, type Retention } from '../../../retention/retention.ts';
import { retentionTable } from '../../../retention/retention-table.ts';
import { periodsOf } from './periods.ts';
import { recordsTexts } from './records-texts.ts';

/** Who answers for the processing, as far as the configuration says it. */
export interface Controller {
  /** Where the imprint is found, which names the controller. */
  imprint: string;
  contact: string | undefined;
}

export interface RecordsOptions {
  language: Language;
  /** YYYY-MM-DD */
  madeOn: string;
  /** Marks its styles where a policy asks for it. */
  nonce?: string;
}

/**
 * The record of processing activities (Art. 30 GDPR) as a page to be printed: made of the retention table, so that it says what the code
 * does. What only the operators know is left empty.
 */
export function processingRecords(
  { imprint, contact }: Controller,
  { language, madeOn, nonce }: RecordsOptions,
): string {
  const texts = recordsTexts(language);
  const { heading, fields, blank } = texts.record;
  const field = (name: string, value: string | undefined) =>
    `<tr><th>${escapeHtml(name)}</th><td>${value ? escapeHtml(value) : `<span class="blank">${escapeHtml(blank)}</span>`}</td></tr>`;
  const controller = [
    field(fields.controller, undefined),
    field(fields.imprint, imprint),
    field(fields.contact, contact),
    field(fields.officer, undefined),
    field(fields.madeOn, madeOn),
  ];
  const parts = processings.map((processing) => partOf(processing, language, field));
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(heading)}</title>
<style${nonce ? ` nonce="${nonce}"` : ''}>
body { font: 11pt/1.45 system-ui, sans-serif; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; color: #111; background: #fff; }
section { break-inside: avoid; }
table { border-collapse: collapse; width: 100%; }
th, td { border: 1px solid #999; padding: .35rem .5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { width: 30%; font-weight: 600; }
.periods th { width: auto; }
.periods td:last-child { font-size: 8.5pt; color: #555; }
h3 { font-size: 11pt; margin: 1rem 0 .4rem; }
h1, h2, th, td { hyphens: auto; overflow-wrap: anywhere; }
h1 { font-size: clamp(1.4rem, 6vw, 2rem); line-height: 1.2; }
@media (max-width: 40rem) {
  th, td { display: block; width: auto; }
  th { padding-bottom: 0; border-bottom: 0; }
  td { border-top: 0; }
}
.blank { color: #555; }
</style>
<h1>${escapeHtml(heading)}</h1>
<table>${controller.join('')}</table>
${parts.join('\n')}
</html>
`;
}

function partOf(processing: Processing, language: Language, field: (name: string, value: string) => string): string {
  const { dataKind, person, processing: words, record } = recordsTexts(language);
  const { fields } = record;
  const { name, purpose, basis, recipients } = words[processing];
  const tables: ReadonlyArray<[string, Retention]> = Object.entries(retentionTable).filter(
    ([, { for: of, about }]: [string, Retention]) => of === processing && about.length > 0,
  );
  const holds = new Set(tables.flatMap(([, one]) => one.holds.map((kind) => dataKind[kind])));
  const about = new Set(tables.flatMap(([, one]) => one.about.map((who) => person[who])));
  return `<section><h2>${escapeHtml(name)}</h2><table>${[
    field(fields.purpose, purpose),
    field(fields.basis, basis),
    field(fields.persons, [...about].join(', ')),
    field(fields.data, [...holds].join(', ')),
    field(fields.recipients, recipients),
    field(fields.measures, record.measures),
  ].join('')}</table>${periodsTable(tables, language)}</section>`;
}

/** How long what is kept, a line for all data that end in the same way: kinds of data and reasons for who reads it, tables for who looks it up. */
function periodsTable(tables: ReadonlyArray<[string, Retention]>, language: Language): string {
  const { dataKind, reason, record } = recordsTexts(language);
  const { periods: texts } = record;
  const lines = new Map<string, { period: string; why: string; kinds: Set<string>; names: string[] }>();
  for (const [name, one] of tables) {
    const [period, why] = [periodsOf(one, language).join('; '), reason[one.why]];
    const line = lines.get(`${period}|${why}`) ?? { period, why, kinds: new Set(), names: [] };
    lines.set(`${period}|${why}`, line);
    for (const kind of one.holds) line.kinds.add(dataKind[kind]);
    line.names.push(name);
  }
  const cells = (tag: 'th' | 'td', words: readonly string[]) =>
    `<tr>${words.map((word) => `<${tag}>${escapeHtml(word)}</${tag}>`).join('')}</tr>`;
  const rows = [...lines.values()].map(({ period, why, kinds, names }) =>
    cells('td', [[...kinds].join(', '), capitalized(period), capitalized(why), names.join(', ')]),
  );
  const head = cells('th', [texts.data, texts.period, texts.why, texts.tables]);
  return `<h3>${escapeHtml(record.fields.periods)}</h3><table class="periods"><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
}

function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
