import type { Language } from '@rezenso/contract/language';
import { externalHref } from '@rezenso/contract/web-address';
import { escapeHtml as text } from '../../../html/escape.ts';
import { vocabulary } from '../../../languages/vocabulary.ts';
import { addressesOf } from '../shown/addresses.ts';
import type { ShownPlatform } from '../shown/businesses.repository.ts';
import { platformLabel } from '../shown/platform-label.ts';
import { type PageWords, publicPageWords } from './page-words.ts';
import { reviewsHtml } from './reviews.html.ts';
import type { ShownPage } from './shown-page.ts';

/** What stands on a public page, in the order in which a stranger asks: who, how reliable, where else, what others say. */
export function pageHtml(page: ShownPage, origin: string, language: Language): string {
  const { pageTexts } = publicPageWords(language);
  return [
    aboutHtml(page, origin, language),
    `<div class="grid">${trustHtml(pageTexts, page.business.trust_score)}${figuresHtml(pageTexts, page)}</div>`,
    platformsHtml(page.platforms, origin, language),
    reviewsHtml(page.reviews, page.figures.count, language),
    checksHtml(pageTexts),
    `<p class="small"><a href="${addressesOf(page.business.name).report}" rel="nofollow">${pageTexts.report}</a></p>`,
  ].join('');
}

function aboutHtml({ business }: ShownPage, origin: string, language: Language): string {
  const { pageTexts } = publicPageWords(language);
  const { company_name: name, industry, location, description, website } = business;
  const facts = [industry ? vocabulary(language).industry(industry) : '', location ?? ''].filter(Boolean);
  const href = externalHref(website, origin);
  return `<section>
<h1>${text(name)}</h1>
<div class="row">${facts.map((fact) => `<span class="muted">${text(fact)}</span>`).join('<span class="muted" aria-hidden="true">·</span>')}${business.is_verified ? `<span class="badge">${pageTexts.verified}</span>` : ''}</div>
${description ? `<p class="narrow">${text(description)}</p>` : ''}
${href ? `<p><a href="${text(href)}" rel="nofollow noopener ugc">${pageTexts.website}</a></p><p class="muted small">${business.is_verified ? pageTexts.ownership.verified : pageTexts.ownership.unverified}</p>` : ''}
</section>`;
}

function trustHtml({ trust }: PageWords, score: number | null): string {
  const said =
    score === null
      ? `<p>${trust.none}</p>`
      : `<p class="row"><span class="figure">${score}</span><span class="muted">${trust.of}</span><span class="badge">${trust.label(score)}</span></p>`;
  return `<section class="card"><h2>${trust.title}</h2>${said}<p class="muted small">${trust.meaning}</p>
<details class="small"><summary>${trust.how}</summary>${trust.explained.map((one) => `<p class="muted">${one}</p>`).join('')}</details></section>`;
}

function figuresHtml({ figures: words, reviews: { date } }: PageWords, { figures, reviews }: ShownPage): string {
  const { count, exchanged, average } = figures;
  if (count === 0) return `<section class="card"><h2>${words.title}</h2><p>${words.none}</p></section>`;
  const [newest] = reviews;
  return `<section class="card"><h2>${words.title}</h2>
<p class="row"><span class="figure">${count}</span>${average === null ? '' : `<span class="muted">${words.average(average)}</span>`}</p>
<p class="muted small">${words.sources(exchanged, count - exchanged)}.${newest ? ` ${words.newest(date(newest.review_date))}` : ''}</p></section>`;
}

function platformsHtml(platforms: readonly ShownPlatform[], origin: string, language: Language): string {
  const links = platforms.flatMap((one) => {
    const href = externalHref(one.profileUrl, origin);
    return href
      ? [`<li><a href="${text(href)}" rel="nofollow noopener">${text(platformLabel(one, language))}</a></li>`]
      : [];
  });
  if (links.length === 0) return '';
  return `<section><h2>${publicPageWords(language).pageTexts.platforms.title}</h2><ul class="links">${links.join('')}</ul></section>`;
}

function checksHtml({ checks: { title, explained } }: PageWords): string {
  return `<section class="narrow"><h2>${title}</h2>${explained.map((one) => `<p class="muted small">${one}</p>`).join('')}</section>`;
}
