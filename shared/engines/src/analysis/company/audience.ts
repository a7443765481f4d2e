import type { IndustryLabel } from '@rezenso/contract/vocabulary';
import { mainText, type Page } from '../page/read-page.ts';
import { answerText } from '../page/text.ts';
import type { Evidence } from '../types.ts';

/** People and businesses that a site may address; `cue` finds them in its text. Order breaks ties. */
const groups: ReadonlyArray<{ label: string; cue: RegExp; isBusiness?: boolean }> = [
  {
    label: 'Unternehmen',
    isBusiness: true,
    cue: /\b(?:für|für mittelständische|für kleine und mittlere|von) (?:unternehmen|firmen|betriebe|konzerne|kmu)\b|\b(?:ihr|ihrem|ihres|dein|deinem) (?:unternehmen|betrieb|business)\b|\bb2b\b|geschäftskunden|gewerbekunden|firmenkunden|\bmittelstand\w*|\bkmu\b|gewerbliche kunden|auftraggeber aus industrie/gi,
  },
  { label: 'Selbstständige', isBusiness: true, cue: /selbst(st)?ändige\w*|freiberufler\w*|freelancer/gi },
  {
    label: 'Gründerinnen und Gründer',
    isBusiness: true,
    cue: /existenzgründ\w*|gründer(innen|n)\b|für gründer\b|start-?ups?\b/gi,
  },
  { label: 'Handwerksbetriebe', isBusiness: true, cue: /handwerksbetrieb\w*|für handwerker/gi },
  { label: 'Arztpraxen', isBusiness: true, cue: /\b(für|in) (arzt)?praxen\b|arztpraxen|zahnarztpraxen/gi },
  { label: 'Kommunen', isBusiness: true, cue: /kommunen|öffentliche (hand|auftraggeber|einrichtungen)/gi },
  { label: 'Hausverwaltungen', isBusiness: true, cue: /\bfür hausverwaltungen|hausverwaltungen\b/gi },
  {
    label: 'Privatkunden',
    cue: /privatkund\w*|privatpersonen|privathaushalt\w*|private kunden|für privat\b|privat und gewerb\w*|privat- und/gi,
  },
  { label: 'Familien', cue: /\bfamilien\b|familienfreundlich\w*|für (die ganze|die|ihre) familie/gi },
  {
    label: 'Kinder und Jugendliche',
    cue: /für kinder|kinder und jugendliche|jugendlichen?\b|für (schüler|jugendliche)/gi,
  },
  { label: 'Schülerinnen und Schüler', cue: /schüler(innen|n)?\b|abitur\w*/gi },
  { label: 'Studierende', cue: /studierende\w*|studenten/gi },
  { label: 'Fahranfänger', cue: /fahrschüler\w*|führerschein/gi },
  { label: 'Senioren', cue: /senior(en|innen)\b|pflegebedürftig\w*|ältere menschen/gi },
  { label: 'Patientinnen und Patienten', cue: /patient(en|innen|in)?\b|patient:innen/gi },
  {
    label: 'Hausbesitzer und Bauherren',
    cue: /hausbesitzer\w*|bauherr(en|in)?\b|eigenheim\w*|hauseigentümer\w*|häuslebauer\w*/gi,
  },
  {
    label: 'Käufer und Verkäufer von Immobilien',
    cue: /immobilie(n)? (verkaufen|kaufen)|immobilienverkauf|verkäufer und käufer|eigentümer/gi,
  },
  { label: 'Vermieter', cue: /\bvermieter\w*/gi },
  { label: 'Urlaubsgäste', cue: /urlaub(er|sgäste|s)?\b|feriengäste|reisende|touristen/gi },
  { label: 'Geschäftsreisende', cue: /geschäftsreisende|tagungsgäste|business-gäste/gi },
  { label: 'Gäste', cue: /\b(unsere|ihre|liebe|unseren) gäste\w*|tisch reservier\w*/gi },
  { label: 'Brautpaare', cue: /brautpaar\w*|hochzeitspaar\w*/gi },
  { label: 'Tierhalter', cue: /tierhalter\w*|tierbesitzer\w*|hundehalter\w*|hundebesitzer\w*|vierbeiner/gi },
  { label: 'Sportbegeisterte', cue: /sportler\w*|\btrainier\w*|fitnessbegeistert\w*/gi },
  { label: 'Autofahrer', cue: /autofahrer\w*|fahrzeughalter\w*|ihr(en|em)? (auto|fahrzeug|wagen)\b/gi },
  { label: 'Berufstätige', cue: /berufstätige\w*|fach- und führungskräfte|führungskräfte/gi },
  { label: 'Frauen', cue: /\bfür frauen\b/gi },
];

const fallback: Readonly<Record<IndustryLabel, string>> = {
  Gastronomie: 'Gäste',
  'Fitness & Gesundheit': 'Menschen, die etwas für ihre Gesundheit tun möchten,',
  'IT & Software': 'Unternehmen mit Bedarf an IT-Lösungen',
  Einzelhandel: 'Privatkunden',
  Dienstleistungen: 'Privat- und Geschäftskunden',
  Handwerk: 'Hausbesitzer, Mieter und Gewerbe',
  Beratung: 'Unternehmen und Privatpersonen mit Beratungsbedarf',
  'E-Commerce': 'Privatkunden, die online einkaufen',
  Marketing: 'Unternehmen, die bekannter werden möchten',
  Immobilien: 'Käufer, Verkäufer und Mieter von Immobilien',
  Automotive: 'Autofahrer',
  Bildung: 'Lernende',
  Finanzen: 'Privatkunden und Unternehmen mit Finanzfragen',
  'Reise & Tourismus': 'Urlaubsgäste und Reisende',
  Sonstiges: 'Interessierte',
};
const supraregional = new Set<IndustryLabel>(['E-Commerce', 'IT & Software', 'Marketing', 'Reise & Tourismus']);

/** Whom the site addresses, as a short phrase from its own words; a careful default of the industry when it does not say. */
export function audienceOf(
  pages: readonly Page[],
  industry: IndustryLabel | null,
  location: string,
): { audience: string; evidence: Evidence[] } {
  const stated = pages
    .flatMap((page) => page.things.map((thing) => ({ page: page.url, passage: thing.audience })))
    .find(({ passage }) => passage.length > 2);
  if (stated) return { audience: answerText(stated.passage, 120), evidence: [stated] };
  const texts = pages
    .filter((page) => page.kind !== 'imprint')
    .map((page) => ({ page, text: `${page.description}\n${mainText(page)}`.slice(0, 60_000) }));
  const found = groups
    .map((group) => ({
      ...group,
      hits: firstHits(texts, group.cue),
    }))
    .filter(
      (group) =>
        group.hits.length > 1 ||
        (group.hits.length === 1 &&
          /privat|b2b|geschäftskund|firmenkund|gewerbekund/i.test(group.hits[0]?.passage ?? '')),
    )
    .sort((a, b) => b.hits.length - a.hits.length)
    .slice(0, 3);
  const place = location.replace(/^\d+\s*/, '');
  const region = place && !(industry && supraregional.has(industry)) ? ` in ${place} und Umgebung` : '';
  if (found.length === 0)
    return { audience: industry ? `${fallback[industry]}${region}`.replace(/,$/, '') : '', evidence: [] };
  return {
    audience: answerText(phrase(found.map((group) => group.label)) + region, 120),
    evidence: found.flatMap((group) => group.hits.slice(0, 1)),
  };
}

/** More mentions than these say no more. */
const tellingHits = 8;

function firstHits(texts: ReadonlyArray<{ page: Page; text: string }>, cue: RegExp): Evidence[] {
  const hits: Evidence[] = [];
  for (const { page, text } of texts) {
    for (const hit of text.matchAll(cue)) {
      if (hits.length >= tellingHits) return hits;
      hits.push({ page: page.url, passage: around(text, hit.index) });
    }
  }
  return hits;
}

function phrase(labels: readonly string[]): string {
  const set = new Set(labels);
  if (set.has('Privatkunden') && set.has('Unternehmen')) {
    const others = labels.filter((label) => label !== 'Privatkunden' && label !== 'Unternehmen');
    return ['Privat- und Geschäftskunden', ...others].join(' sowie ');
  }
  const last = labels.at(-1) ?? '';
  if (labels.length < 2) return last;
  return `${labels.slice(0, -1).join(', ')}${labels.some((label) => label.includes(' und ')) ? ' sowie ' : ' und '}${last}`;
}

function around(text: string, index: number): string {
  const line = text.slice(Math.max(0, text.lastIndexOf('\n', index)), index + 120);
  return answerText(line.split('\n').find((part) => part.trim()) ?? '', 240);
}
