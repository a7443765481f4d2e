import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import type { PlainPage } from '../plain-pages/plain-page.ts';
import { sitePaths } from '../plain-pages/site-paths.ts';
import { overallOf, type ServiceHistory, type ShownDay } from './history.ts';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

const words = inLanguages(german, { en: english });
type Words = ReturnType<typeof words>['statusTexts'];

/** Bars differ in height as well as in colour: what was disturbed stands out, what is unknown stays low. */
const bars = { good: { y: 8, height: 24 }, bad: { y: 0, height: 32 }, none: { y: 24, height: 8 } };
const step = 4;

const css = `.service{margin-top:1.5rem;padding:1.25rem 1.5rem;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
main .service h2,main .service p,main .service ul{margin:0}
.head,.ends{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:.25rem .75rem}
.head span{font-weight:600}.down{color:var(--text);text-decoration:underline var(--bad) 3px;text-underline-offset:.25em}
.days{width:100%;height:3rem;margin:1rem 0 .5rem}.good{fill:var(--good)}.bad{fill:var(--bad)}.none{fill:var(--edge)}
.ends,.figures,.legend{color:var(--muted);font-size:.875rem}.ends strong{color:var(--text)}
.figures{padding-top:.5rem}.legend{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem}.legend li{display:flex;align-items:center;gap:.5rem;margin:0!important}
main ul.legend{padding:0;list-style:none}summary{min-height:2.75rem;padding-top:.6rem;cursor:pointer}main .service ul.bads{padding-left:1.25rem;list-style:disc}`;

/** @param histories undefined while the database does not answer */
export function statusPage(histories: readonly ServiceHistory[] | undefined, language: Language): PlainPage {
  const texts = words(language).statusTexts;
  const lead = texts.overall[histories ? overallOf(histories) : 'lost'];
  const html = `<h1>${texts.title}</h1><p class="lead">${lead}</p>
${(histories ?? []).map((history) => serviceSection(texts, history)).join('\n')}
${histories ? legend(texts) : ''}
<h2>${texts.method.title}</h2><p>${texts.method.text}</p>
<p>${texts.question} <a href="${sitePaths.contact}">${texts.contact}</a></p>`;
  return { title: texts.title, description: texts.description, isListed: true, html, css };
}

function serviceSection(texts: Words, history: ServiceHistory): string {
  const { service, standing, days, share, lookedAt } = history;
  const name = texts.service(service);
  return `<section class="service" aria-label="${name}"><div class="head"><h2>${name}</h2>${lookedAt ? `<span class="${standing}">${texts.now[standing]}</span>` : ''}</div>
${barOf(texts, days)}
<div class="ends"><span>${texts.first(days.length)}</span><strong>${share === undefined ? texts.noUptime : texts.uptime(share)}</strong><span>${texts.last}</span></div>
${lookedAt ? `<p class="figures">${texts.measured(history.measuredMinutes, history.measuredDays, days.length)} ${texts.lookedAt(lookedAt)}</p>` : ''}
${disturbances(texts, days)}</section>`;
}

function barOf(texts: Words, days: readonly ShownDay[]): string {
  const count = (state: ShownDay['state']) => days.filter((day) => day.state === state).length;
  const label = texts.bar(count('good'), count('bad'), count('none'));
  const rects = days.map((day, index) => rect(texts, day, index * step));
  return `<svg class="days" viewBox="0 0 ${days.length * step - 1} 32" preserveAspectRatio="none" role="img" aria-label="${label}">${rects.join('')}</svg>`;
}

function rect(texts: Words, day: ShownDay, x: number): string {
  const { y, height } = bars[day.state];
  return `<rect class="${day.state}" x="${x}" y="${y}" width="${step - 1}" height="${height}"><title>${saidOf(texts, day)}</title></rect>`;
}

function saidOf(texts: Words, day: ShownDay): string {
  if (day.state === 'bad') return texts.dayBad(day.day, day.share);
  return day.state === 'good' ? texts.dayGood(day.day) : texts.dayNone(day.day);
}

/** The same as the bar shows, for whoever reads it. */
function disturbances(texts: Words, days: readonly ShownDay[]): string {
  const bad = days.filter(({ state }) => state === 'bad').toReversed();
  if (bad.length === 0) return '';
  const items = bad.map((day) => `<li>${saidOf(texts, day)}</li>`).join('');
  return `<details><summary>${texts.disturbances}</summary><ul class="bads">${items}</ul></details>`;
}

function legend(texts: Words): string {
  const items = (['good', 'bad', 'none'] as const).map((state) => {
    const { y, height } = bars[state];
    const sign = `<svg width="9" height="32" viewBox="0 0 9 32" aria-hidden="true"><rect class="${state}" y="${y}" width="9" height="${height}"/></svg>`;
    return `<li>${sign}${texts.legend[state]}</li>`;
  });
  return `<ul class="legend" aria-label="${texts.legend.title}">${items.join('')}</ul>`;
}
