import { describe, it } from 'node:test';
import { invitationDays, magicLinkTtlMinutes, unconfirmedReviewDays } from '@rezenso/contract/limits';
import { expect } from 'expect';
import { canned } from '../desk/canned-answers.de.ts';
import { articleOf, articlesIn, articleTopics } from './articles.ts';
import { figureNames, lawNames, withFigures } from './figures.ts';

const articles = articlesIn('de');

describe('the articles of the help centre', () => {
  it('are enough, each with a topic, and no topic is empty', () => {
    expect(articles.length).toBeGreaterThanOrEqual(18);
    for (const topic of Object.keys(articleTopics)) expect(articles.map((one) => one.topic)).toContain(topic);
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  });

  it('say figures of the product by its constants, and no others', () => {
    for (const { slug, source } of articles) {
      const figures = new Set(figureNames.map((name) => withFigures(`{{${name}}}`)));
      const withoutSteps = withoutLaws(source).replaceAll(/^\d+\. /gm, '');
      const said = withoutSteps.match(/\d[\d.]*(?:\u00a0[%€])?/g) ?? [];
      const unknown = said.filter((one) => ![one, one.replace(/\.$/, '')].some((figure) => figures.has(figure)));
      expect([slug, unknown]).toEqual([slug, []]);
      expect([slug, source]).toEqual([slug, expect.not.stringContaining('{{')]);
    }
  });

  it('name the rules as they are', () => {
    expect(textOf('anmelden-ohne-passwort')).toContain(`${magicLinkTtlMinutes}\u00a0Minuten lang`);
    expect(textOf('review-bestaetigen')).toContain(`nach ${unconfirmedReviewDays}\u00a0Tagen als bestätigt`);
    expect(textOf('level-und-xp')).toContain('Bronze, Silber, Gold, Platin, Diamant');
    expect(textOf('kostenlos-und-pro')).toContain('29\u00a0€ im Monat');
  });

  it('promise what a team may do and what a block stops, as it is', () => {
    for (const language of ['de', 'en'] as const) {
      const source = (slug: string) => articlesIn(language).find((one) => one.slug === slug)?.source ?? '';
      expect(source('konto-und-betrieb')).toContain('](/settings/team)');
      expect(source('im-team-arbeiten')).toContain(`${invitationDays}\u00a0`);
      // docs/decisions/0154: what has not begun is called off, what was begun goes on.
      expect(source('nachrichten').match(/^- .+$/gm)).toEqual([
        expect.stringMatching(/abgesagt|called off/),
        expect.stringMatching(/läuft der Austausch weiter|exchange goes on/),
      ]);
    }
  });

  it('lead to one another only where there is an article, as answers of the operators do', () => {
    const known = new Set(articles.map(({ slug }) => slug));
    const linked = articles.flatMap(({ source }) =>
      [...source.matchAll(/\]\(\/hilfe\/([\w-]+)\)/g)].map(([, slug]) => slug),
    );
    const answered = canned.flatMap(({ article }) => article ?? []);
    expect(linked.length).toBeGreaterThan(5);
    expect([...linked, ...answered].filter((slug) => !known.has(slug ?? ''))).toEqual([]);
  });

  it('speak to one person, in German typography', () => {
    for (const { slug, source } of articles) {
      expect([slug, source]).toEqual([
        slug,
        expect.not.stringMatching(/\b(?:Sie|Ihnen|Ihre?[nmrs]?)\b(?! (?:zählt|sagt|steht))| "|" | - /),
      ]);
    }
  });

  it('are refused without a head, or with a figure that nobody knows', () => {
    expect(() => articleOf('x', '# Titel\n\nText\n')).toThrow(/no head/);
    expect(() => articleOf('x', '# T\n\n<!-- Thema: wetter. Suche: a -->\n\nText\n')).toThrow(/no head/);
    expect(() => withFigures('{{toString}}')).toThrow(/nobody knows: toString/);
  });
});

/** A text without the numbers that a law has. */
function withoutLaws(text: string): string {
  return lawNames.reduce((left, name) => left.replaceAll(withFigures(`{{${name}}}`), ''), text);
}

function textOf(slug: string): string {
  return articles.find((one) => one.slug === slug)?.source ?? '';
}
