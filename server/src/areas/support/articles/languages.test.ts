import { describe, it } from 'node:test';
import { longestMessage, magicLinkTtlMinutes, unconfirmedReviewDays } from '@rezenso/contract/limits';
import { germanIn } from '@rezenso/contract/testing/foreign-words';
import { expect } from 'expect';
import { startTestApp } from '../../../../testing/test-app.ts';
import { articleOf, articlesIn, topicsIn } from './articles.ts';
import { englishStemsOf } from './english-words.ts';
import { figureNames, lawNames, withFigures } from './figures.ts';
import { findArticles } from './search.ts';

const test = await startTestApp({ env: { OFFERED_LANGUAGES: 'de,en' } });
const english = articlesIn('en');
const first = (text: string) => findArticles(text, 3, 'en')[0]?.slug;

describe('the articles of the help centre in English', () => {
  it('are the same ones, each under the same topic, with the same links and the same figures', () => {
    const facts = (slug: string, source: string) => ({
      slug,
      links: [...source.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link),
      headings: source.match(/^## /gm)?.length,
      steps: source.match(/^(?:\d+\.|-) /gm)?.length,
    });
    for (const { slug, topic, source } of articlesIn('de')) {
      const found = english.find((one) => one.slug === slug);
      expect([slug, found?.topic]).toEqual([slug, topic]);
      expect(facts(slug, found?.source ?? '')).toEqual(facts(slug, source));
    }
    expect(english).toHaveLength(articlesIn('de').length);
    expect(Object.keys(topicsIn('en'))).toEqual(Object.keys(topicsIn('de')));
  });

  it('say figures of the product by its constants, and no others, and nothing in German', () => {
    for (const { slug, source, title, summary } of english) {
      const figures = new Set(figureNames.map((name) => withFigures(`{{${name}}}`, 'en')));
      const withoutLaws = lawNames.reduce((left, name) => left.replaceAll(withFigures(`{{${name}}}`), ''), source);
      const said = withoutLaws.replaceAll(/^\d+\. /gm, '').match(/€?\d[\d,]*%?/g) ?? [];
      expect([slug, said.filter((one) => !figures.has(one.replace(/,$/, '')))]).toEqual([slug, []]);
      expect([slug, germanIn(source.replaceAll(/<!--.*-->|\]\([^)]*\)/g, ''))]).toEqual([slug, []]);
      expect([slug, source]).toEqual([slug, expect.not.stringMatching(/\{\{|"| - |''/)]);
      expect([title, summary].every((text) => text.length > 2)).toBe(true);
    }
  });

  it('name the rules as they are', () => {
    const textOf = (slug: string) => english.find((one) => one.slug === slug)?.source;
    expect(textOf('anmelden-ohne-passwort')).toContain(`${magicLinkTtlMinutes}\u00a0minutes`);
    expect(textOf('review-bestaetigen')).toContain(`as confirmed after ${unconfirmedReviewDays}\u00a0days`);
    expect(textOf('level-und-xp')).toContain('Bronze, Silver, Gold, Platinum, Diamond');
    expect(textOf('kostenlos-und-pro')).toContain('€29 per month');
    expect(textOf('nachrichten')).toContain(`${longestMessage.toLocaleString('en-GB')}\u00a0characters`);
  });

  it('are refused without a head', () => {
    expect(() => articleOf('x', '# Title\n\n<!-- Topic: weather. Search: a -->\n\nText\n', 'en')).toThrow(/no head/);
  });
});

describe('searching the help centre in English', () => {
  const asked: ReadonlyArray<[question: string, slug: string]> = [
    ['How do I cancel Pro?', 'pro-kuendigen'],
    ['cancellation', 'pro-kuendigen'],
    ['Forgotten password', 'anmelden-ohne-passwort'],
    ['I cannot log in, no login link', 'anmelden-ohne-passwort'],
    ['delete my account', 'daten-exportieren-und-konto-loeschen'],
    ['GDPR request', 'daten-exportieren-und-konto-loeschen'],
    ['unknown device signed in', 'geraete-und-sitzungen'],
    ['unsubscribe from newsletter', 'e-mails-und-mitteilungen'],
    ['QR code for customers', 'kunden-fragen'],
    ['embed the seal on my website', 'oeffentliche-seite-und-siegel'],
    ['Why is my review suspicious', 'warum-wird-etwas-geprueft'],
    ['leaderboard', 'level-und-xp'],
    ['link Google business profile', 'google-verbinden'],
    ['cancel an appointment', 'termine'],
    ['Who can send me messages', 'nachrichten'],
    ['partner demands five stars', 'partner-melden'],
    ['How much does it cost', 'kostenlos-und-pro'],
    ['wrong industry recognised', 'website-analyse'],
  ];
  for (const [question, slug] of asked)
    it(`finds what is meant by “${question}”`, () => {
      expect(first(question)).toBe(slug);
    });

  it('finds a word while it is typed, and nothing for words that say nothing, that nobody wrote, or that are German', () => {
    expect(findArticles('sea', 5, 'en').map(({ slug }) => slug)).toContain('oeffentliche-seite-und-siegel');
    for (const text of ['', '   ', 'how can I do that', 'xylophone concert', '<script>', 'Kündigung', '🥨'])
      expect([text, findArticles(text, 3, 'en')]).toEqual([text, []]);
  });

  it('takes words in any of their forms', () => {
    expect(new Set(englishStemsOf('cancel cancelled cancelling cancellation cancels')).size).toBe(1);
    expect(new Set(englishStemsOf('company companies')).size).toBe(1);
    expect(englishStemsOf('Don’t review the Café’s reviews')).toEqual(['review', 'caf', 'review']);
  });

  it('answers the form of members in their language', async () => {
    const eva = await test.signIn({ language: 'en' });
    const [article] = (await eva.get('/api/help/articles?text=cancel%20pro')).json().articles;
    expect(article).toEqual({
      path: '/hilfe/pro-kuendigen',
      title: 'Cancelling Pro',
      summary: 'You cancel with one click and keep Pro until the end of the period you have paid for.',
    });
    const jonas = await test.signIn();
    expect((await jonas.get('/api/help/articles?text=pro%20k%C3%BCndigen')).json().articles[0].title).toBe(
      'Pro kündigen',
    );
  });
});
