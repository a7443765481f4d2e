import { getDomainWithoutSuffix } from 'tldts';

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
  query: URLSearchParams;
}

const front =
  /^(?:(?:www\d?|m|mobile|mobil|web|touch|mbasic|amp|(?:de|en|fr|es|it|nl|pl|tr|at|ch|uk|us)(?:-[a-z]{2})?)\.)+(?=[^.]+\.[^.]+)/;
const startFile = /^(?:index|default|home)\.(?:html?|php|aspx?)$/;

export function readAddress(written: string): Address | undefined {
  if (!URL.canParse(written)) return undefined;
  const { protocol, hostname, pathname, searchParams } = new URL(written);
  if (!/^https?:$/.test(protocol)) return undefined;
  const host = hostname.replace(/\.+$/, '').replace(front, '');
  const steps = pathname.split('/').map(decoded).filter(Boolean);
  const lowSteps = steps.map((step) => step.normalize('NFKC').toLowerCase()).filter((step) => !startFile.test(step));
  return { host, brand: getDomainWithoutSuffix(hostname) ?? '', steps, lowSteps, query: searchParams };
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
