import type { Language } from '@rezenso/contract/language';
import { exchangeDisclosure } from '@rezenso/engines/coordination';
import { escapeHtml as text } from '../../../html/escape.ts';
import { berlinDay } from '../../../time/berlin.ts';
import { platformsIn } from '../shown/platform-label.ts';
import { type PageWords, publicPageWords } from './page-words.ts';
import type { SignedReview } from './shown-page.ts';

type Words = PageWords['reviews'];

const star = 'M10 1.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L10 14.9l-5.2 2.8 1-5.9L1.5 7.7l5.9-.8z';
/** Drawn once, and named where it stands. */
const stencil = `<svg width="0" height="0" aria-hidden="true"><defs><path id="star" d="${star}" fill="currentColor"/></defs></svg>`;

/** The reviews, each with where it came from and what its readers have to know. */
export function reviewsHtml(reviews: readonly SignedReview[], all: number, language: Language): string {
  const words = publicPageWords(language).pageTexts.reviews;
  if (reviews.length === 0) return `<section><h2>${words.title}</h2><p class="muted">${words.none}</p></section>`;
  const isPart = reviews.length < all;
  const how = [isPart ? words.newest(reviews.length, all) : '', words.all].filter(Boolean).join(' ');
  return `<section><h2>${words.title}</h2><p class="muted small">${how}</p>${stencil}
<ul class="grid">${reviews.map((review) => `<li class="card">${reviewHtml(review, language)}</li>`).join('')}</ul></section>`;
}

function reviewHtml(review: SignedReview, language: Language): string {
  const words = publicPageWords(language).pageTexts.reviews;
  const { rating, content, review_date: date, source } = review;
  // Members write in German, so that is what they have it say.
  const isSaid = content.includes(exchangeDisclosure);
  const platform = platformsIn(language)[source];
  const origin = review.is_verified ? words.exchanged : words.named(platform);
  return `<div class="row">${starsHtml(words, rating)}<time class="muted small" datetime="${berlinDay(date)}">${words.date(date)}</time></div>
${content.trim() ? `<blockquote>${text(content.trim())}</blockquote>` : `<p class="muted">${words.without}</p>`}
<p class="small">${writerHtml(words, review)} <span class="muted">${words.on} ${platform}</span></p>
<p><span class="badge">${origin}</span></p>
${review.is_verified && !isSaid ? `<p class="muted small note">${words.disclosure}</p>` : ''}`;
}

function starsHtml(words: Words, rating: number): string {
  const drawn = Array.from(
    { length: 5 },
    (_, index) =>
      `<svg${index < rating ? ' class="on"' : ''} width="18" height="18" viewBox="0 0 20 20"><use href="#star"/></svg>`,
  );
  return `<span class="stars" role="img" aria-label="${words.stars(rating)}">${drawn.join('')}</span>`;
}

/** The name of who shows a page of their own; of everybody else what gives nobody away (docs/decisions/0098). */
function writerHtml(
  words: Words,
  { is_verified, reviewer_name, reviewer_page, place, has_writer }: SignedReview,
): string {
  if (!is_verified) return words.person;
  if (reviewer_name && reviewer_page) return `<a href="/u/${text(reviewer_page)}">${text(reviewer_name)}</a>`;
  if (!has_writer) return words.left;
  return place ? text(words.someoneFrom(place)) : words.someone;
}
