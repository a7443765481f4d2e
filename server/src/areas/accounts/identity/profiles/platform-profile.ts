import type { PlatformId } from '@rezenso/contract/vocabulary';
import { soldDomain } from '../registrable-domain.ts';
import { profileOf } from './index.ts';

/** What of a platform's own addresses is read: its host, and where it keeps pages of others, the way as well. */
interface Place {
  /** Of what its registry sold. */
  domain: RegExp;
  /** What a profile is called there; see `profileOf`. */
  named: RegExp;
  /** Behind the host; everything where it is not said. */
  way?: RegExp;
}

/** Google shows places in these parts alone: the rest of its hosts carries pages of anybody, and leads on. */
const googles: readonly Place[] = [
  {
    domain: /^google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/,
    named: /^google:/,
    way: /^(?:(?:www|maps|search)\.)?[^/]+\/(?:(?:maps|search|local)(?:[/?]|$)|\?)/,
  },
  { domain: /^(?:g\.page|share\.google)$/, named: /^(?:google|g\.page|share\.google):/ },
  { domain: /^goo\.gl$/, named: /^maps\.app\.goo\.gl:/ },
  { domain: /^goo\.gl$/, named: /^goo\.gl:/, way: /^goo\.gl\/maps\// },
  { domain: /^g\.co$/, named: /^g\.co:/, way: /^g\.co\/kgs\// },
];

const places: Readonly<Record<PlatformId, readonly Place[]>> = {
  google: googles,
  trustpilot: [{ domain: /^trustpilot\.com$/, named: /^trustpilot:/ }],
  proven_expert: [{ domain: /^provenexpert\.com$/, named: /^provenexpert:/ }],
  facebook: [{ domain: /^(?:facebook|fb|messenger)\.com$|^m\.me$/, named: /^facebook:/ }],
  yelp: [{ domain: /^yelp\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/, named: /^yelp:/ }],
  kununu: [{ domain: /^kununu\.com$/, named: /^kununu:/ }],
  jameda: [{ domain: /^jameda\.(?:de|at|ch)$/, named: /./ }],
  other: [],
};

/**
 * Whether an address is a profile at the platform that it is said to be of, on a host of that platform: only then may we call it
 * by the platform's name. What leads on to somewhere else is none, nor is anything of 'other'.
 */
export function isProfileAt(platform: PlatformId, written: string): boolean {
  const url = URL.parse(written);
  if (!url || !/^https?:$/.test(url.protocol) || url.port !== '') return false;
  const domain = soldDomain(url.hostname) ?? url.hostname;
  const profile = profileOf(written);
  if (profile === undefined) return false;
  const place = url.host.toLowerCase() + url.pathname + url.search;
  return places[platform].some(
    (one) => one.domain.test(domain) && one.named.test(profile) && (one.way?.test(place) ?? true),
  );
}
