import type { ErrorCode } from '@rezenso/contract/errors';
import type { MemberStatus } from '@rezenso/contract/vocabulary';
import { distanceKm } from '@rezenso/engines/geo';
import {
  alikeNamesOf,
  companyOf,
  mailboxOf,
  mailSiteOf,
  profileOf,
  provenSiteOf,
  siteOf,
  sitesOf,
} from '../../accounts/index.ts';

/** What tells whether two accounts may swap reviews. */
export interface Trader {
  id: string;
  status: MemberStatus;
  email: string;
  /** Addresses of its colleagues. */
  colleagues: readonly string[];
  companyName: string | null;
  domain: string | null;
  website: string | null;
  /** The site that its mailbox proved, also when it names another one now. */
  provenSite: string | null;
  /** Unknown while the place it names is none that we know. */
  latitude: number | null;
  longitude: number | null;
  /** Addresses of its profiles on review platforms. */
  profileUrls: readonly string[];
}

/** As far as one town reaches. */
const sameTownKm = 30;

/** Why `member` may not begin anything with `partner`; undefined when it may. What was agreed may always be finished. */
export function whyNotTrade(member: Trader, partner: Trader): ErrorCode | undefined {
  if (member.status !== 'active') return 'ACCOUNT_INACTIVE';
  if (partner.status !== 'active') return 'PARTNER_INACTIVE';
  return isSameBusiness(member, partner) ? 'SAME_BUSINESS' : undefined;
}

/**
 * Whether two accounts stand for one business: by mailbox, site, profile on a review platform, or name; a name says nothing
 * when each proved a site of its own, for there is a Gasthof zur Post in many towns. A name that is merely alike counts
 * in the same town, or where one of both is nowhere on the map.
 */
export function isSameBusiness(one: Trader, other: Trader): boolean {
  const saysNothing = silentMarks(one, other);
  const known = new Set(marksOf(one));
  return marksOf(other).some((mark) => known.has(mark) && !saysNothing(mark));
}

/**
 * Whether what `other` did counts for `one` as well: blocks, refusals, and with whom it earned. Anybody can type in anything, so what is only
 * stated binds whoever states it and nobody else: to the business that proved it, and to who stated it before.
 * @param isLater whether `one` stated a mark after `other` did
 */
export function isBoundBy(one: Trader, other: Trader, isLater: (mark: string) => boolean): boolean {
  const [own, others] = [provenSite(one), provenSite(other)];
  const boxes = new Set(mailboxesOf(other));
  if (mailboxesOf(one).some((mailbox) => boxes.has(mailbox))) return true;
  if (others !== undefined && (own === others || sitesOf(one).includes(others))) return true;
  // Who proved what it is has nothing to do with whoever says the same.
  if (own !== undefined && others === undefined) return false;
  const stated = new Set(statedMarksOf(other));
  const saysNothing = silentMarks(one, other);
  return statedMarksOf(one).some((mark) => stated.has(mark) && !saysNothing(mark) && isLater(mark));
}

/**
 * By what an account is known again after it left: names are not among it, for many share one.
 * @returns each mark, and whether its mailbox proves it
 */
export function lastingMarksOf(trader: Trader): {
  marks: Array<{ mark: string; isProven: boolean }>;
  hasProvenSite: boolean;
} {
  const proven = provenMarksOf(trader);
  const stated = statedMarksOf(trader).filter((mark) => /^(?:site|profile) /.test(mark) && !proven.includes(mark));
  return {
    marks: [
      ...[...new Set(proven)].map((mark) => ({ mark, isProven: true })),
      ...stated.map((mark) => ({ mark, isProven: false })),
    ],
    hasProvenSite: provenSite(trader) !== undefined,
  };
}

/**
 * Whether what an account of before was refused counts for `one`, which shares a lasting mark with it: as `isBoundBy` says of accounts that are
 * there at the same time.
 */
export function outlivesFor(
  one: Trader,
  former: { isProven: boolean; hasProvenSite: boolean; isLater: boolean },
): boolean {
  if (former.isProven) return true;
  return former.isLater && (former.hasProvenSite || provenSite(one) === undefined);
}

/** What a business is known by; who shares one of these with it stands for the same. Of colleagues their mailboxes: agencies have many clients. */
export function marksOf(trader: Trader): string[] {
  const behind = mailSiteOf(trader.email);
  return [
    ...new Set([
      ...mailboxesOf(trader).map((mailbox) => `mailbox ${mailbox}`),
      ...statedMarksOf(trader),
      ...(behind === undefined ? [] : [`site ${behind}`]),
    ]),
  ];
}

/** Which of its marks nobody else can have without it. */
export function provenMarksOf(trader: Trader): string[] {
  const site = provenSite(trader);
  return [
    ...mailboxesOf(trader).map((mailbox) => `mailbox ${mailbox}`),
    ...(site === undefined ? [] : [`site ${site}`]),
  ];
}

function mailboxesOf({ email, colleagues }: Trader): string[] {
  return [email, ...colleagues].map(mailboxOf);
}

/** What anybody can say of itself. */
function statedMarksOf(trader: Trader): string[] {
  const company = trader.companyName === null ? undefined : companyOf(trader.companyName);
  return [
    ...sitesOf(trader).map((site) => `site ${site}`),
    ...(company === undefined ? [] : [`company ${company}`]),
    ...alikeNamesOf(trader.companyName ?? '').map((name) => `alike ${name}`),
    ...new Set(
      profileUrlsOf(trader)
        .flatMap((url) => profileOf(url) ?? [])
        .map((profile) => `profile ${profile}`),
    ),
  ];
}

/** A website on somebody else's host, as a page on a portal, is a profile and no site. */
function profileUrlsOf({ website, profileUrls }: Trader): string[] {
  const isProfile = website !== null && siteOf(website) === undefined;
  return [...profileUrls, ...(isProfile ? [website] : [])];
}

/** Which marks two businesses may share and still be two. */
function silentMarks(one: Trader, other: Trader): (mark: string) => boolean {
  const [own, others] = [provenSite(one), provenSite(other)];
  const isNameShared = own !== undefined && others !== undefined && own !== others;
  return (mark) =>
    (isNameShared && /^(?:company|alike) /.test(mark)) || (mark.startsWith('alike ') && !mayBeInOneTown(one, other));
}

/** The site that a business proved by its mailbox. */
function provenSite(trader: Trader): string | undefined {
  return provenSiteOf(trader) ?? trader.provenSite ?? undefined;
}

function mayBeInOneTown(one: Trader, other: Trader): boolean {
  const [from, to] = [placeOf(one), placeOf(other)];
  return from === undefined || to === undefined || distanceKm(from, to) <= sameTownKm;
}

function placeOf({ latitude, longitude }: Trader) {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}
