import { glob } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import * as cheerio from 'cheerio';
import { expect } from 'expect';
import { everyEmail } from '../../testing/every-email.ts';
import { digestEmail } from './digest-email.ts';
import type { Email } from './email.ts';
import { emailOfMarkdown } from './markdown-email.ts';
import { renderEmail } from './render-email.ts';

const sources = path.join(import.meta.dirname, '..');
/** Out of the text, out of an attribute, out of the line, into a link, and turned around. */
const hostile = [
  `"><img src=x onerror=alert(1)> ' onmouseover='x`,
  '</style></title></td><script>alert(1)</script><!--',
  'Gewinn!\r\nBcc: opfer@evil.example\n\nhttps://evil.example/login www.evil.example evil.example',
  'Caf\u202egnp\u2066.exe\u200b evil.example',
];
const harmless = 'Müller';
const origin = 'https://rezenso.de';
const templates = [...templatesOfHappenings(), ...(await templatesOfFeatures())];

describe('every mail, whatever people wrote', () => {
  it('is among those looked at here', () => {
    expect(templates.map(([name]) => name)).toEqual(
      expect.arrayContaining([
        ...['match.requested 1', 'exchange.submitted 1', 'profile.completed 1', 'signInEmail', 'member.banned 1'],
      ]),
    );
    expect(templates.length).toBeGreaterThan(25);
  });

  for (const [name, write] of templates) {
    it(`holds it as words only: ${name}`, () => {
      for (const words of hostile) judge(write(words), write(harmlessLike(words)), words);
    });
  }

  it('holds it as words only in every part that an email can have, and in summaries', () => {
    for (const words of hostile) {
      judge(everyPart(words), everyPart(harmlessLike(words)), words);
      const summary = (said: string) =>
        [everyPart(said), everyPart(said)].map((email) => ({ type: 'welcome', email }) as const);
      judge(digestEmail(summary(words), origin), digestEmail(summary(harmlessLike(words)), origin), words);
    }
  });

  it('leads where it says, however odd the address', () => {
    const href = `${origin}/x?a="><script>&b='c`;
    const $ = cheerio.load(renderEmail({ ...everyPart(harmless), action: { label: 'Los', href } }).html);
    expect($('a.on-accent').attr('href')).toBe(href);
    expect($('script').length).toBe(0);
  });

  it('keeps whole in a quote of ours the addresses of this site, and none that only begins so', () => {
    const quote = `Sieh ${origin}/hilfe/pro-kuendigen an,\nnicht ${origin}.evil.example/x und nicht https://evil.example/${origin}/`;
    const { text } = renderEmail({ ...everyPart(harmless), quote, quoteLinksTo: origin });
    expect(text).toContain(`> Sieh ${origin}/hilfe/pro-kuendigen an,`);
    expect(text).not.toMatch(/:\/\/\S*evil/);
    expect(renderEmail({ ...everyPart(harmless), quote }).text).not.toContain(`> Sieh ${origin}`);
  });

  it('marks every line of a quote in the plain text', () => {
    const { text } = renderEmail({ ...everyPart(harmless), quote: 'Danke\n\n-- \nDein Konto wird gesperrt' });
    expect(text).toContain('> Danke\n> \n> -- \n> Dein Konto wird gesperrt\n');
  });

  it('keeps our own addresses whole wherever we say one', () => {
    const told = everyEmail({ reader: 'Anna', partner: harmless, words: harmless }, origin);
    for (const { name, email } of told)
      expect([name, renderEmail(email).text]).toEqual([name, expect.not.stringContaining(':\u200c//')]);
  });

  it('keeps the words of an email in Markdown', () => {
    const { text } = renderEmail(emailOfMarkdown(`# Neues\n\nHallo,\n\nLies es.\n\n[Lesen](${origin}/reviews)`));
    expect(text).toContain(`Lesen:\n${origin}/reviews`);
  });
});

/** As many lines: within a quote they stay lines. */
function harmlessLike(words: string): string {
  return words.replace(/[^\r\n]+/g, harmless);
}

/** The same tags with the same attributes as when nobody means harm, one line as subject, and nothing to tap that we did not put there. */
function judge(email: Email, withoutHarm: Email, words: string): void {
  const [drawn, expected] = [renderEmail(email), renderEmail(withoutHarm)];
  expect([words, skeletonOf(drawn.html)]).toEqual([words, skeletonOf(expected.html)]);
  const seen = cheerio.load(drawn.html);
  seen('a').remove();
  for (const said of [drawn.subject, drawn.text, seen.root().text()]) {
    expect(said).not.toMatch(/evil\.example|www\.evil|https:\/\/evil|opfer@evil/);
    expect(said).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/);
  }
  expect(drawn.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
}

function skeletonOf(html: string): string[] {
  const $ = cheerio.load(html);
  return $('*')
    .toArray()
    .flatMap((element) => {
      if (!('attribs' in element)) return [];
      const attributes = Object.entries(element.attribs).map(([name, value]) =>
        name === 'href' ? name : `${name}=${value}`,
      );
      return [[element.name, ...attributes].join(' ')];
    });
}

function everyPart(words: string): Required<Email> {
  return {
    language: 'en',
    keptSubject: words,
    subject: words,
    preview: words,
    heading: words,
    paragraphs: [words, words],
    code: words,
    quote: words,
    quoteLinksTo: 'https://rezenso.example',
    facts: [{ label: words, value: words }],
    steps: [{ title: words, text: words }],
    items: [{ title: words, text: words, link: { label: words, href: origin } }],
    progress: { label: words, percent: 40 },
    action: { label: words, href: origin },
    footnotes: [words],
    calendar: { method: 'PUBLISH', content: words },
    replyTo: 'antwort+a@antwort.rezenso.de',
    isForAnybody: false,
    isFarewell: false,
    isForOperators: true,
    footer: {
      label: words,
      reason: words,
      imprintHref: `${origin}/i`,
      unsubscribe: { pageHref: `${origin}/u`, oneClickHref: `${origin}/o`, settingsHref: `${origin}/s` },
    },
  };
}

/** What members are told, with the same words wherever somebody wrote something. */
function templatesOfHappenings(): [string, (words: string) => Email][] {
  const emailsWith = (words: string) => everyEmail({ reader: words, partner: words, words }, origin);
  return emailsWith(harmless).map(({ name }, turn) => [
    name,
    (words) => {
      const written = emailsWith(words)[turn];
      if (!written) throw new Error(`Nobody writes ${name}`);
      return written.email;
    },
  ]);
}

/** Every function of a feature's texts that writes an email, called with the same words for whatever it takes. */
async function templatesOfFeatures(): Promise<[string, (words: string) => Email][]> {
  const found: [string, (words: string) => Email][] = [];
  for await (const file of glob('areas/**/texts.de.ts', { cwd: sources })) {
    for (const [name, write] of Object.entries(await import(path.join(sources, file)))) {
      if (!name.endsWith('Email') || typeof write !== 'function') continue;
      found.push([name, (words) => asWords(write(...Array(write.length).fill(anything(words))), words)]);
    }
  }
  return found;
}

/** Stands for a name, a notice, a number or a date: as a text and in each of its fields it is `words`. */
function anything(words: string): unknown {
  const asPrimitive = (hint: string) => (hint === 'number' ? 3 : words);
  return new Proxy(() => words, { get: (_, name) => (name === Symbol.toPrimitive ? asPrimitive : words) });
}

/** Addresses come from us, never from what people wrote. */
function asWords<T>(value: T, words: string, field = ''): T {
  if (field === 'href') return origin as T;
  if (typeof value === 'function') return words as T;
  if (Array.isArray(value)) return value.map((one) => asWords(one, words)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asWords(one, words, name)])) as T;
}
