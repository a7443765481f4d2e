import { inLanguages } from '@rezenso/contract/in-languages';
import type { Language } from '@rezenso/contract/language';
import { escapeHtml } from '../../../html/escape.ts';
import { type Article, articlesIn, findArticles, topicsIn } from '../../support/index.ts';
import { legalText } from '../legal-texts/legal-text.ts';
import type { PlainPage } from '../plain-pages/plain-page.ts';
import { sitePaths } from '../plain-pages/site-paths.ts';
import { helpCss as css } from './help.css.ts';
import * as german from './texts.de.ts';
import english from './texts.en.ts';

const words = inLanguages(german, { en: english });
type Words = ReturnType<typeof words>['helpTexts'];

const supportPath = '/support';
const mostFound = 12;
const mostRelated = 4;
const searchId = 'help-search';

/** Who reads. */
export interface Reader {
  isMember: boolean;
  language: Language;
}

/** The help centre: a search and all articles by topic, or what fits the words of the search. */
export function helpPage(query: string, reader: Reader): PlainPage {
  const texts = words(reader.language).helpTexts;
  const found = query === '' ? undefined : findArticles(query, mostFound, reader.language);
  const html = `<h1>${texts.title}</h1><p class="lead">${texts.lead}</p>${searchForm(texts, query)}
${found ? resultsOf(texts, query, found) : ''}
${found && found.length > 0 ? `<p><a href="${sitePaths.help}">${texts.all}</a></p>` : topics(texts, reader)}
${more(texts, reader)}`;
  return { title: texts.title, description: texts.lead, isListed: found === undefined, html, css, search: searchId };
}

/** One article, with others of its topic. */
export function articlePage(article: Article, reader: Reader): PlainPage {
  const texts = words(reader.language).helpTexts;
  const others = articlesIn(reader.language).filter(
    ({ topic, slug }) => topic === article.topic && slug !== article.slug,
  );
  const related = others.slice(0, mostRelated);
  const html = `${backLink(texts)}<article class="help"><h1>${escapeHtml(article.title)}</h1>${legalText(article.source, reader.language).html}</article>
${related.length > 0 ? `<h2>${texts.related}</h2>${listOf(related)}` : ''}
${more(texts, reader)}`;
  return { title: article.title, description: article.summary, isListed: true, html, css };
}

/** Instead of an article that is none. */
export function missingArticlePage(query: string, reader: Reader): PlainPage {
  const texts = words(reader.language).helpTexts;
  const { title, lead } = texts.missing;
  const html = `<h1>${title}</h1><p class="lead">${lead}</p>${searchForm(texts, query)}${topics(texts, reader)}${more(texts, reader)}`;
  return { title, description: lead, isListed: false, html, css, search: searchId };
}

function backLink(texts: Words): string {
  return `<p class="back"><a href="${sitePaths.help}">← ${texts.back}</a></p>`;
}

function searchForm(texts: Words, query: string): string {
  return `<form id="${searchId}" class="search" role="search" action="${sitePaths.help}" method="get"><label for="help-query">${texts.search}</label>
<div><input id="help-query" type="search" name="q" maxlength="200" placeholder="${texts.placeholder}" value="${escapeHtml(query)}"><button class="action" type="submit">${texts.submit}</button></div></form>`;
}

function resultsOf(texts: Words, query: string, found: readonly Article[]): string {
  const shown = escapeHtml(query);
  if (found.length === 0)
    return `<section role="status"><h2>${texts.noResults(shown)}</h2><p>${texts.noResultsHint}</p></section>`;
  return `<section><h2>${texts.results(found.length, shown)}</h2>${listOf(found)}</section>`;
}

function topics(texts: Words, { language }: Reader): string {
  const sections = Object.entries(topicsIn(language)).map(([topic, label]) => {
    const links = articlesIn(language)
      .filter((article) => article.topic === topic)
      .map(({ path, title }) => `<li><a href="${path}">${escapeHtml(title)}</a></li>`);
    return `<section class="topic"><h3>${label}</h3><ul>${links.join('')}</ul></section>`;
  });
  return `<h2>${texts.topics}</h2><div class="topics">${sections.join('')}</div>`;
}

function listOf(shown: readonly Article[]): string {
  const items = shown.map(
    ({ path, title, summary }) =>
      `<li><a href="${path}">${escapeHtml(title)}</a><span>${escapeHtml(summary)}</span></li>`,
  );
  return `<ul class="found">${items.join('')}</ul>`;
}

function more(texts: Words, { isMember }: Reader): string {
  const { title, member, memberAction, visitor, imprint, visitorAction, status, contact } = texts.more;
  const said = isMember ? `<p>${member}</p>` : `<p>${visitor} <a href="${sitePaths.imprint}">${imprint}</a>.</p>`;
  return `<section class="note" aria-labelledby="more"><h2 id="more">${title}</h2>${said}
<p><a class="action" href="${supportPath}">${isMember ? memberAction : visitorAction}</a></p>
<p class="ways"><a href="${sitePaths.status}">${status}</a> <a href="${sitePaths.contact}">${contact}</a></p></section>`;
}
