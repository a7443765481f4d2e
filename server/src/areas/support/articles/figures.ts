import type { Language } from '@rezenso/contract/language';
import {
  beginnerDays,
  beginnerReviews,
  changedReviewDays,
  disputeAnswerDays,
  emailChangeHours,
  exchangeDueDays,
  freeMatches,
  industryConfidenceThreshold,
  invitationDays,
  longestAppointment,
  longestExtensionDays,
  longestMessage,
  magicLinkTtlMinutes,
  mostAppointmentTimes,
  mostOpenSupportRequests,
  mostPeople,
  mostPreviewed,
  priorityPoints,
  shortestAppointment,
  suspiciousFraudScore,
  unconfirmedReviewDays,
  xpAmounts,
  xpPerLevel,
} from '@rezenso/contract/limits';
import { plans } from '@rezenso/contract/plans';
import { publicNameChangesPerYear } from '@rezenso/contract/public-page';
import { freshSignInMinutes, signInCodeMinutes } from '@rezenso/contract/reauthentication';
import { addablePlatformIds, levels, platformNames } from '@rezenso/contract/vocabulary';
import { exchangeDisclosure } from '@rezenso/engines/coordination';
import { vocabulary } from '../../../languages/vocabulary.ts';

const nbsp = '\u00a0';
/** A name, held to the unit behind it. */
const named = /\{\{(\w+)\}\}( (?=(?:Minuten|Tage|Tagen|XP|Stunden|Zeichen|minutes|days|hours|characters)\b))?/g;

/** What the law on swapped reviews is quoted by: its numbers are its own and no figures of the product. */
const lawsQuoted = { unfairLaw: `§${nbsp}5${nbsp}UWG`, unfairAnnex: '23b, 23c', unfairRuling: `6${nbsp}W${nbsp}9/19` };
/** The names of these, for who looks for figures in a text. */
export const lawNames = Object.keys(lawsQuoted);

interface Way {
  list: Intl.ListFormat;
  number: Intl.NumberFormat;
  percent: (share: number) => string;
  price: (euro: number) => string;
}

/** How figures are written. */
const ways: Readonly<Record<Language, Way>> = {
  de: {
    list: new Intl.ListFormat('de-DE'),
    number: new Intl.NumberFormat('de-DE'),
    percent: (share) => `${share}${nbsp}%`,
    price: (euro) => `${euro}${nbsp}€`,
  },
  en: {
    list: new Intl.ListFormat('en-GB'),
    number: new Intl.NumberFormat('en-GB'),
    percent: (share) => `${share}%`,
    price: (euro) => `€${euro}`,
  },
};

/** What articles may name: `{{name}}` stands for it, so that no figure of theirs can be another than the product's. */
function figuresIn(language: Language): Readonly<Record<string, string>> {
  const { list, number, percent, price } = ways[language];
  return {
    ...lawsQuoted,
    disclosure: exchangeDisclosure,
    platforms: list.format(addablePlatformIds.flatMap((id) => (id === 'other' ? [] : platformNames[id]))),
    emailChangeHours: String(emailChangeHours),
    beginnerDays: String(beginnerDays),
    beginnerReviews: String(beginnerReviews),
    freshMinutes: String(freshSignInMinutes),
    codeMinutes: String(signInCodeMinutes),
    magicLinkMinutes: String(magicLinkTtlMinutes),
    industryPercent: percent(Math.round(industryConfidenceThreshold * 100)),
    priorityPoints: String(priorityPoints),
    messageLength: number.format(longestMessage),
    exchangeDays: String(exchangeDueDays),
    silenceDays: String(unconfirmedReviewDays),
    answerDays: String(disputeAnswerDays),
    changedDays: String(changedReviewDays),
    invitationDays: String(invitationDays),
    mostPeople: String(mostPeople),
    extensionDays: String(longestExtensionDays),
    appointmentTimes: String(mostAppointmentTimes),
    appointmentShortest: String(shortestAppointment),
    appointmentLongest: String(longestAppointment / 60),
    suspiciousScore: String(suspiciousFraudScore),
    xpProfile: String(xpAmounts['profile.completed']),
    xpPlatform: String(xpAmounts['platform.added']),
    xpMatch: String(xpAmounts['match.accepted']),
    xpReview: String(xpAmounts['review.submitted']),
    xpReceipt: String(xpAmounts['receipt.confirmed']),
    xpOnTime: String(xpAmounts['review.on-time']),
    xpPerLevel: String(xpPerLevel),
    levels: levels.map(vocabulary(language).level).join(', '),
    freeMatches: String(freeMatches),
    mostPreviewed: String(mostPreviewed),
    proPrice: price(plans.pro.priceEuro),
    nameChanges: String(publicNameChangesPerYear),
    openRequests: String(mostOpenSupportRequests),
  };
}

const figures: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: figuresIn('de'),
  en: figuresIn('en'),
};

/** All names that an article may use. */
export const figureNames: readonly string[] = Object.keys(figures.de);

/**
 * A text with its figures in their places, held to the word behind them.
 * @throws {Error} for a figure that nobody knows
 */
export function withFigures(text: string, language: Language = 'de'): string {
  const known = figures[language];
  return text.replace(named, (_, name: string, gap) => {
    const figure = Object.hasOwn(known, name) ? known[name] : undefined;
    if (figure === undefined) throw new Error(`An article names a figure that nobody knows: ${name}`);
    return gap ? figure + nbsp : figure;
  });
}
