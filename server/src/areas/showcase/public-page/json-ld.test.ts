import { describe, it } from 'node:test';
import { load } from 'cheerio';
import { expect } from 'expect';
import { aReviewedBusiness } from '../../../../testing/factories/showcase.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const test = await startTestApp();
const { db } = test;

/**
 * The part of schema.org that is used: what each type may hold, and of which kind. schema-dts holds the same at compile time; this
 * looks at what is really sent.
 */
const address = { '@type': 'type', addressLocality: 'text', addressRegion: 'text' };
const organization = {
  ...{ '@context': 'context', '@type': 'type', '@id': 'url', name: 'text', description: 'text', url: 'url' },
  ...{ mainEntityOfPage: 'url', sameAs: 'urls' },
};
const shapes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Organization: organization,
  LocalBusiness: { ...organization, address: 'PostalAddress' },
  PostalAddress: address,
};

describe('what search engines read of a public page', () => {
  it('is a local business of schema.org where it has a town', async () => {
    const { recipient } = await aReviewedBusiness(test);
    await db
      .updateTable('user_platforms')
      .set({ profile_url: 'https://g.page/cafe' })
      .where('member_id', '=', recipient.member.id)
      .execute();
    const facts = await read();
    expect(facts).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: recipient.member.company_name,
      sameAs: ['https://g.page/cafe'],
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Freiburg im Breisgau',
        addressRegion: 'Baden-Württemberg',
      },
    });
    expect(faultsOf(facts)).toEqual([]);
  });

  it('says no website that is not proven, and no profile that is none of its platform', async () => {
    const { recipient } = await aReviewedBusiness(test);
    const set = (is_verified: boolean) =>
      db
        .updateTable('members')
        .set({ website: 'https://www.bmw.de', is_verified })
        .where('id', '=', recipient.member.id)
        .execute();
    await set(false);
    await db
      .updateTable('user_platforms')
      .set({ profile_url: 'https://www.bmw.de/google' })
      .where('member_id', '=', recipient.member.id)
      .execute();
    expect(JSON.stringify(await read())).not.toContain('bmw.de');
    await set(true);
    expect(await read()).toMatchObject({ url: 'https://www.bmw.de' });
  });

  it('is an organization where nobody can tell its town', async () => {
    const { recipient } = await aReviewedBusiness(test);
    await db.updateTable('members').set({ location: 'Überall' }).where('id', '=', recipient.member.id).execute();
    const facts = await read();
    expect(facts['@type']).toBe('Organization');
    expect(faultsOf(facts)).toEqual([]);
  });

  it('has no stars and no reviews: about itself no business may mark them up', async () => {
    await aReviewedBusiness(test);
    const { body } = await test.visitor.get('/u/cafe-morgenrot');
    expect(JSON.stringify(await read())).not.toMatch(/aggregateRating|review|ratingValue/i);
    expect(body).not.toMatch(/itemprop|itemscope|typeof="/);
  });

  it('cannot be broken out of by a name', async () => {
    const { recipient } = await aReviewedBusiness(test);
    const name = '</script><script>alert(1)</script><!-- "Café" & Söhne';
    const said = { company_name: name, description: name };
    await db.updateTable('members').set(said).where('id', '=', recipient.member.id).execute();
    const $ = load((await test.visitor.get('/u/cafe-morgenrot')).body);
    expect($('script')).toHaveLength(1);
    expect([(await read()).name, $('h1').text()]).toEqual([name, name]);
    expect($('meta[property="og:title"]').attr('content')).toContain(name);
  });

  it('is found wrong by this test when it is', () => {
    const wrong = { '@context': 'https://schema.org', '@type': 'LocalBusiness', aggregateRating: {}, url: 'keine' };
    expect(faultsOf(wrong)).toEqual([
      'LocalBusiness has no aggregateRating',
      'LocalBusiness.url is no url',
      'LocalBusiness.name is missing',
    ]);
  });
});

async function read(): Promise<Record<string, unknown>> {
  const $ = load((await test.visitor.get('/u/cafe-morgenrot')).body);
  return JSON.parse($('script[type="application/ld+json"]').text());
}

function faultsOf(node: Readonly<Record<string, unknown>>): string[] {
  const type = String(node['@type']);
  const shape = shapes[type];
  if (!shape) return [`${type} is not known`];
  const faults = Object.entries(node).flatMap(([property, value]) => {
    const kind = shape[property];
    if (!kind) return [`${type} has no ${property}`];
    if (Object.hasOwn(shapes, kind)) return faultsOf(value as Record<string, unknown>);
    return isOf(kind, value) ? [] : [`${type}.${property} is no ${kind}`];
  });
  return 'name' in shape && !('name' in node) ? [...faults, `${type}.name is missing`] : faults;
}

function isOf(kind: string, value: unknown): boolean {
  const isUrl = (one: unknown) => typeof one === 'string' && URL.canParse(one);
  if (kind === 'context') return value === 'https://schema.org';
  if (kind === 'urls') return Array.isArray(value) && value.every(isUrl);
  return kind === 'url' ? isUrl(value) : typeof value === 'string' && value !== '';
}
