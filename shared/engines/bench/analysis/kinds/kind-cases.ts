import { readFileSync } from 'node:fs';
import { casesOf } from '../cases.ts';
import type { Part } from '../messy/messy-business.ts';
import { messyCases } from '../messy/messy-cases.ts';

/** A site and the kinds of business that are right for it; none means that any answer is wrong. */
export interface KindCase {
  readonly id: string;
  readonly domain: string;
  readonly site: Readonly<Record<string, string>>;
  readonly kinds: readonly string[];
}

function rowsOf(file: string): string[][] {
  return readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/** Pages that say nothing but a name and one sentence. */
export function sentenceCases(part: 'dev' | 'held'): KindCase[] {
  return rowsOf(`sentences.${part}.tsv`).map(([kind = '', sentence = '']) => ({
    id: sentence,
    domain: 'kessler-und-partner.de',
    site: {
      '/': `<html lang="de"><head><title>Kessler</title></head><body><h1>Kessler</h1><p>${sentence}</p><footer><a href="/impressum">Impressum</a></footer></body></html>`,
      '/impressum':
        '<html lang="de"><head><title>Impressum</title></head><body><h1>Impressum</h1><p>Kessler<br>Am Markt 3<br>34117 Kassel</p></body></html>',
    },
    kinds: kind === '' ? [] : [kind],
  }));
}

/** Whole sites of kinds that had few words, by three hands in turn. */
export function siteCases(): KindCase[] {
  return rowsOf('sites.dev.tsv').map(
    ([kind = '', name = '', town = '', heading = '', lead = '', offers = '', about = ''], at) => {
      const services = offers.split(';');
      const imprint = `<html lang="de"><head><title>Impressum | ${name}</title></head><body><h1>Impressum</h1><p>${name}<br>Am Markt 3<br>${town}</p><p>Inhaberin: Eva Lang</p></body></html>`;
      const bodies = [
        `<head><title>${name} | ${heading}</title><meta name="description" content="${lead}"></head><body><h1>${heading}</h1><p>${about}</p><ul>${services.map((each) => `<li>${each}</li>`).join('')}</ul>`,
        `<head><title>${name}</title></head><body><div class="hero"><h1>${name}</h1><h2>${heading}</h2></div><p>${lead}</p><p>${about}</p>${services.map((each) => `<h3>${each}</h3>`).join('')}`,
        `<head><title>Willkommen bei ${name}</title><meta name="description" content="${heading}"></head><body><table><tr><td>${services.map((each) => `<a href="/${at}">${each}</a>`).join('<br>')}</td><td>${lead}<br>${about}</td></tr></table>`,
      ];
      return {
        id: name,
        domain: `firma-${at}.de`,
        site: {
          '/': `<html lang="de">${bodies[at % bodies.length]}<footer><a href="/impressum">Impressum</a></footer></body></html>`,
          '/impressum': imprint,
        },
        kinds: [kind],
      };
    },
  );
}

const labels = new Map(rowsOf('labels.tsv').map(([name = '', kinds = '']) => [name, kinds.split(' ').filter(Boolean)]));

function kindsOf(name: string): readonly string[] {
  const kinds = labels.get(name);
  if (!kinds) throw new Error(`labels.tsv does not know ${name}`);
  return kinds;
}

/** The tidy sites of the analysis' bench. */
export function tidyCases(part: 'dev' | 'test'): KindCase[] {
  return casesOf(part).map(({ id, business, site }) => ({
    id,
    domain: business.domain,
    site,
    kinds: kindsOf(business.name),
  }));
}

/** The messy ones. */
export function untidyCases(part: Part): KindCase[] {
  return messyCases(part).map(({ id, business, site }) => ({
    id: `${id} (${business.trade})`,
    domain: business.domain,
    site,
    kinds: kindsOf(business.trade),
  }));
}
