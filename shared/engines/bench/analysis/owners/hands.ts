import type { Written } from './written.ts';

/** Writes a site's pages, by path, as one kind of builder does. */
export type Hand = (site: Written) => Record<string, string>;

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const each = (all: readonly string[], as: (one: string) => string) => all.map((one) => as(escaped(one))).join('\n');
const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** A theme of a blog: sign as a link, notes about the theme, consent. */
const theme: Hand = (site) => {
  const frame = (title: string, body: string) =>
    `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>${escaped(title)}</title><meta name="description" content="${escaped(site.description)}"><meta property="og:site_name" content="${escaped(site.sign)}"></head><body class="home page"><a class="skip-link screen-reader-text" href="#content">Zum Inhalt springen</a><header class="site-header"><p class="site-title"><a href="/" rel="home">${escaped(site.sign)}</a></p><nav><ul>${each(site.services, (one) => `<li><a href="/${slug(one)}/">${one}</a></li>`)}</ul></nav></header><main id="content">${body}</main><footer class="site-footer"><div class="site-info">${escaped(site.footer)}</div><a href="/impressum/">Impressum</a> <a href="/datenschutz/">Datenschutz</a></footer><div id="cmplz-cookiebanner"><p>Cookie-Zustimmung verwalten</p></div></body></html>`;
  return {
    '/': frame(
      site.title,
      `<h1>${escaped(site.heading)}</h1>${each(site.paragraphs, (one) => `<p>${one}</p>`)}${each(site.services, (one) => `<h3>${one}</h3><p>Mehr erfahren</p>`)}`,
    ),
    '/impressum/': frame(
      `Impressum – ${site.sign}`,
      `<h1>Impressum</h1><h2>Angaben gemäß § 5 DDG</h2><p>${each(site.imprint, (one) => `${one}<br>`)}</p><p>Haftung für Inhalte: Als Diensteanbieter sind wir verantwortlich.</p>`,
    ),
  };
};

/** Plain pages with little around them. */
const plain: Hand = (site) => ({
  '/': `<html lang="de"><head><title>${escaped(site.title)}</title><meta name="description" content="${escaped(site.description)}"></head><body><div id="header"><strong>${escaped(site.sign)}</strong></div><div id="menu">${each(site.services, (one) => `<a href="${slug(one)}.html">${one}</a> `)}<a href="impressum.html">Impressum</a></div><h1>${escaped(site.heading)}</h1>${each(site.paragraphs, (one) => `<p>${one}</p>`)}<hr><small>${escaped(site.footer)}</small></body></html>`,
  '/impressum.html': `<html lang="de"><head><title>Impressum</title></head><body><div id="header"><strong>${escaped(site.sign)}</strong></div><h1>Impressum</h1>${each(site.imprint, (one) => `<div>${one}</div>`)}</body></html>`,
});

/** A builder's nested boxes: the sign is a picture, headings are many. */
const builder: Hand = (site) => {
  const frame = (title: string, body: string) =>
    `<!DOCTYPE html><html lang="de"><head><title>${escaped(title)}</title><meta property="og:title" content="${escaped(title)}"><meta property="og:description" content="${escaped(site.description)}"><meta name="generator" content="Builder"></head><body><div id="SITE_CONTAINER"><div class="box"><a href="/"><img src="/l.png" alt="${escaped(site.sign)} Logo"></a></div><div class="menu-wrap"><ul class="nav">${each(site.services, (one) => `<li><a href="/${slug(one)}"><span>${one}</span></a></li>`)}</ul></div>${body}<div id="SITE_FOOTER" role="contentinfo"><p>${escaped(site.footer)}</p><p>Erstellt mit Baukasten</p><a href="/impressum">Impressum</a></div></div></body></html>`;
  return {
    '/': frame(
      site.title,
      `<div class="box"><h1><span>${escaped(site.heading)}</span></h1>${each(site.paragraphs, (one) => `<div><p><span>${one}</span></p></div>`)}<div class="grid">${each(site.services, (one) => `<div><h2>${one}</h2></div>`)}</div></div>`,
    ),
    '/impressum': frame(
      'Impressum',
      `<h2>Impressum</h2><p>${each(site.imprint, (one) => `<span>${one}</span><br>`)}</p>`,
    ),
  };
};

/** One long page with its imprint at the end. */
const onepage: Hand = (site) => ({
  '/': `<!DOCTYPE html><html lang="de"><head><title>${escaped(site.title)}</title><meta name="description" content="${escaped(site.description)}"></head><body><nav class="navbar"><a class="navbar-brand" href="#top">${escaped(site.sign)}</a><a href="#leistungen">Leistungen</a><a href="#impressum">Impressum</a></nav><section id="top"><h1>${escaped(site.heading)}</h1>${each(site.paragraphs, (one) => `<p class="lead">${one}</p>`)}</section><section id="leistungen"><h2>Leistungen</h2><ul>${each(site.services, (one) => `<li>${one}</li>`)}</ul></section><section id="impressum"><h2>Impressum</h2><p>${each(site.imprint, (one) => `${one}<br>`)}</p></section><footer>${escaped(site.footer)}</footer></body></html>`,
});

/** Data for machines beside the text, the address in a card. */
const vcard: Hand = (site) => {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', name: site.sign, url: `https://www.${site.domain}/` },
      { '@type': 'WebPage', name: site.title },
    ],
  };
  const frame = (title: string, body: string) =>
    `<!DOCTYPE html><html lang="de-DE"><head><title>${escaped(title)}</title><meta name="description" content="${escaped(site.description)}"><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><div class="page-wrap"><header><div class="logo"><img src="/fileadmin/logo.svg" alt="${escaped(site.sign)}"></div><div role="navigation">${each(site.services, (one) => `<a href="/leistungen/${slug(one)}">${one}</a>`)}<a href="/impressum">Impressum</a></div></header><div class="breadcrumb">Sie sind hier: Startseite</div>${body}<footer><p>${escaped(site.footer)}</p></footer></div></body></html>`;
  return {
    '/': frame(
      site.title,
      `<main><h1>${escaped(site.heading)}</h1>${each(site.paragraphs, (one) => `<div class="ce-bodytext"><p>${one}</p></div>`)}<ul class="teaser">${each(site.services, (one) => `<li><h3>${one}</h3></li>`)}</ul></main>`,
    ),
    '/impressum': frame(
      'Impressum',
      `<main><h1>Impressum</h1><div class="vcard">${each(site.imprint, (one) => `<div>${one}</div>`)}</div><h2>Konzept und Umsetzung</h2><p>Pixelhof Medien GmbH<br>Bahnhofstraße 1<br>80335 München</p></main>`,
    ),
  };
};

/** A page of tables, as sites were written for long. */
const table: Hand = (site) => {
  const frame = (title: string, body: string) =>
    `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"><title>${escaped(title)}</title></head><body bgcolor="#ffffff"><center><font size="6"><b>${escaped(site.sign)}</b></font></center><table width="900"><tr><td width="180" valign="top">${each(site.services, (one) => `<a href="${slug(one)}.htm">${one}</a><br>`)}<a href="impressum.htm">Impressum</a></td><td>${body}</td></tr></table><center><font size="1">${escaped(site.footer)}</font></center></body></html>`;
  return {
    '/': frame(
      site.title,
      `<font size="5">${escaped(site.heading)}</font><br><br>${each([site.description, ...site.paragraphs].filter(Boolean), (one) => `${one}<br><br>`)}`,
    ),
    '/impressum.htm': frame(
      site.title,
      `<b>Impressum</b><br><br>${each(site.imprint, (one) => `${one}<br>`)}<br>Haftungshinweis: Für die Inhalte externer Links sind deren Betreiber verantwortlich.`,
    ),
  };
};

/** Sections of blocks with buttons; contact and imprint on one page. */
const blocks: Hand = (site) => {
  const frame = (title: string, body: string) =>
    `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${escaped(title)}</title><meta name="description" content="${escaped(site.description)}"><meta property="og:site_name" content="${escaped(site.sign)}"></head><body><header class="wp-block-template-part"><p class="wp-block-site-title"><a href="https://www.${site.domain}/">${escaped(site.sign)}</a></p><button>Menü</button></header>${body}<footer class="wp-block-template-part"><p>${escaped(site.footer)}</p><p><a href="/kontakt-impressum">Kontakt &amp; Impressum</a></p></footer></body></html>`;
  return {
    '/': frame(
      site.title,
      `<main class="wp-block-group"><div class="wp-block-cover"><h1>${escaped(site.heading)}</h1><a class="wp-block-button" href="/kontakt-impressum">Jetzt anfragen</a></div>${each(site.paragraphs, (one) => `<p>${one}</p>`)}<div class="wp-block-columns">${each(site.services, (one) => `<div><h2>${one}</h2></div>`)}</div><blockquote><p>„Rundum zufrieden, gerne wieder!“</p><cite>Bäckerei Hansen</cite></blockquote></main>`,
    ),
    '/kontakt-impressum': frame(
      `Kontakt & Impressum – ${site.sign}`,
      `<main><h1>Kontakt</h1><form><label>Name<input></label></form><h2>Impressum</h2><p>${each(site.imprint, (one) => `${one}<br>`)}</p></main>`,
    ),
  };
};

/** The system of a shop, also where nothing is sold. */
const shopsys: Hand = (site) => {
  const frame = (title: string, body: string) =>
    `<!doctype html><html lang="de"><head><title>${escaped(title)}</title><meta name="description" content="${escaped(site.description)}"><meta property="og:site_name" content="${escaped(site.sign)}"><meta property="og:type" content="website"></head><body><div class="announcement">Neu: Gutscheine</div><header><a href="/" class="header__heading-link">${escaped(site.sign)}</a><nav>${each(site.services, (one) => `<a href="/pages/${slug(one)}">${one}</a>`)}</nav></header><main>${body}</main><footer><h2>Rechtliches</h2><a href="/policies/legal-notice">Impressum</a><small>© 2026, ${escaped(site.sign)}</small><small>${escaped(site.footer)}</small></footer></body></html>`;
  return {
    '/': frame(
      site.title,
      `<section class="banner"><h1>${escaped(site.heading)}</h1></section><section class="rich-text">${each(site.paragraphs, (one) => `<p>${one}</p>`)}</section>`,
    ),
    '/policies/legal-notice': frame(
      `Impressum | ${site.sign}`,
      `<h1>Impressum</h1><p>${each(site.imprint, (one) => `${one}<br>`)}</p>`,
    ),
  };
};

export const hands: Readonly<Record<string, Hand>> = { theme, plain, builder, onepage, vcard, table, blocks, shopsys };
