import { getDomainWithoutSuffix } from 'tldts';
import { behindForwarding } from './forwarding.ts';

/** An address taken apart, without what changes nothing about where it leads. */
export interface Address {
  /** Without www, languages and devices before it: 'provenexpert.com' of 'de.m.provenexpert.com'. */
  host: string;
  /** What was registered, without its country: 'google' of 'www.google.co.uk'. */
  brand: string;
  /** Steps of the path, decoded, as written. */
  steps: string[];
  /** The same in small letters; `index.php` and the like are none. */
  lowSteps: string[];
  /** Names in small letters, with what a step says behind a semicolon. */
  query: URLSearchParams;
}

const front =
  /^(?:(?:www\d?|m|mobile|mobil|web|touch|mbasic|amp|(?:de|en|fr|es|it|nl|pl|tr|at|ch|uk|us)(?:-[a-z]{2})?)\.)+(?=[^.]+\.[^.]+)/;
const startFile = /^(?:index|default|home)\.(?:html?|php|aspx?)$/;

export function readAddress(written: string): Address | undefined {
  if (!URL.canParse(written)) return undefined;
  const { protocol, hostname, pathname, searchParams } = behindForwarding(new URL(written));
  if (!/^https?:$/.test(protocol)) return undefined;
  const host = hostname.replace(/\.+$/, '').replace(front, '');
  const [bare, ...said] = pathname.split('/').reduce<string[]>(apart, ['']);
  const steps = (bare ?? '').split('/').map(decoded).filter(Boolean);
  const query = new URLSearchParams([...searchParams, ...new URLSearchParams(said.join('&'))].map(lowNamed));
  const lowSteps = steps.map((step) => step.normalize('NFKC').toLowerCase()).filter((step) => !startFile.test(step));
  return { host, brand: getDomainWithoutSuffix(hostname) ?? '', steps, lowSteps, query };
}

/** Takes `;id=1` off a step. */
function apart([path = '', ...said]: string[], step: string): string[] {
  const [bare = '', ...more] = step.split(';');
  return [`${path}/${bare}`, ...said, ...more];
}

function lowNamed([name, value]: [string, string]): [string, string] {
  return [name.toLowerCase(), value];
}

/** What a step names, whatever kind of file it is: 'anna' of 'anna.html'. */
export function withoutEnding(step: string): string {
  return step.replace(/(?<=.)\.(?:html?|php|aspx?|jsp)$/, '');
}

/** 'caf%C3%A9' and 'café' are one step, escaped twice or not; what is no escape stays. */
function decoded(step: string): string {
  let text = step;
  for (let times = 0; times < 3 && /%[\da-f]{2}/i.test(text); times += 1) {
    try {
      text = decodeURIComponent(text);
    } catch {
      return text.trim();
    }
  }
  return text.trim();
}
