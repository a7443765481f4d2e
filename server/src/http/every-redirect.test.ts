import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { aGooglePlatform, startGoogleTestApp } from '../../testing/factories/google.ts';
import { publish } from '../../testing/factories/showcase.ts';
import { startTestApp } from '../../testing/test-app.ts';

const test = await startGoogleTestApp();
const inProduction = await startTestApp({ env: { PUBLIC_ORIGIN: 'https://www.rezenso.de' } });
const source = path.join(import.meta.dirname, '..');
const business = 'a page of the business that was asked for';

/** Whatever the server sends browsers on to, as the source says it, and why that is a known place. */
const known: Readonly<Record<string, string>> = {
  'addressesOf(business.name).report': business,
  '`${addressesOf(business.name).report}/danke`': business,
  'addressesOf(business.name).customers': business,
  'addressesOf(business.name).page': business,
  'addressesOf(business.name).seal + askingFor(language)': business,
  customers: business,
  'backTo(request)': 'pathBefore, with a word that was searched for',
  'pathBefore(request)': 'the path of the page before, on this host (where-to.test.ts)',
  "'/'": 'a page of ours',
  "isClosed ? '/' : '/magic-link'": 'pages of ours',
  '`${core.env.publicOrigin}/unsubscribe/${encodeURIComponent(request.params.token)}`': 'a page of ours',
  "sitePaths.help + new URL(request.url, 'http://page').search": 'a page of ours',
  'firstPathOf(stableOf(known))': 'where a released module begins',
  'firstPathOf(opened.preview.release)': 'where a released module begins',
  "meant + new URL(request.url, 'http://page').search": 'a route of ours without its slash',
  // Google's sign-in at the issuer that is configured, or a page of ours (google.routes.ts).
  address: 'of `leave`: Google or a page of ours',
  // Only from our own page, which shows where it leads; from elsewhere it ends there (customer-link.test.ts).
  'chosen.profileUrl': 'the profile that the business entered',
};

describe('every redirect of the server', () => {
  it('stands here with where it leads', () => {
    const found = globSync('**/*.ts', { cwd: source })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => redirectsIn(readFileSync(path.join(source, file), 'utf8')));
    expect(found.length).toBeGreaterThan(15);
    expect(found.filter((target) => known[target] === undefined)).toEqual([]);
    expect(Object.keys(known).filter((target) => !found.includes(target))).toEqual([]);
  });

  it('leads to this site or to Google, whatever the request says of other hosts', async () => {
    const member = await test.signIn();
    await publish(member, { name: 'cafe-morgenrot' });
    const toGoogle = await member.get(`/auth/google?platformId=${await aGooglePlatform(member)}`);
    const seen: string[] = [];
    const away = [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/',
      '%2F%2Fevil.example',
      '\t//evil.example',
    ];
    for (const app of [test, inProduction]) {
      const { host } = new URL(app.core.env.publicOrigin);
      for (const [pattern, evil] of addresses(app.app.routes).flatMap((one) =>
        away.map((evil) => [one, evil] as const),
      )) {
        const url = pattern.replace(/:\w+|\*/g, encodeURIComponent(evil));
        const search = new URLSearchParams(
          ['next', 'redirect', 'redirectTo', 'returnTo', 'url', 'q', 'from', 'module'].map((name) => [name, evil]),
        );
        const referer = `${app.core.env.publicOrigin}/${evil}`;
        const headers = { host, referer, 'x-forwarded-host': 'evil.example', 'sec-fetch-site': 'same-origin' };
        for (const target of [
          `${url}?${search}`,
          `${url}/?${search}`,
          `//evil.example${url}`,
          `/evil.example/..${url}/`,
        ]) {
          const { headers: answered } = await (app === test ? member : app.newVisitor()).send({ url: target, headers });
          if (answered.location !== undefined) seen.push(answered.location);
        }
      }
    }
    for (const url of ['/b/Cafe-Morgenrot', '/u/Cafe-Morgenrot', '/api/login', '/api/logout'])
      seen.push(String((await test.visitor.get(url)).headers.location));
    expect(seen.length).toBeGreaterThan(30);
    expect(seen.filter((one) => !isOwn(one))).toEqual([]);
    expect(String(toGoogle.headers.location)).toMatch(new RegExp(`^${test.google.url}/`));
  });
});

/** As a browser reads it that is on our site. */
function isOwn(location: string): boolean {
  return [test, inProduction].some(({ core }) => {
    const url = URL.parse(location, `${core.env.publicOrigin}/x/`);
    return url?.origin === core.env.publicOrigin;
  });
}

function addresses(routes: ReadonlySet<string>): string[] {
  const asked = [...routes].filter((route) => route.startsWith('GET ') && !route.endsWith('/live'));
  return asked.map((route) => route.slice(4));
}

/** The first argument of each call, up to the comma or bracket that ends it. */
function redirectsIn(text: string): string[] {
  return [...text.matchAll(/\.redirect\(/g)].map(({ index }) => {
    const rest = text.slice(index + '.redirect('.length);
    let depth = 0;
    for (const [at, sign] of [...rest].entries()) {
      if ((sign === ',' || sign === ')') && depth === 0) return rest.slice(0, at).trim();
      if (sign === '(' || sign === '{') depth += 1;
      if (sign === ')' || sign === '}') depth -= 1;
    }
    return rest;
  });
}
