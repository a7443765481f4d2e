import {
  exchangeDueDays,
  freeMatches,
  industryConfidenceThreshold,
  longestAppointment,
  longestMessage,
  magicLinkTtlMinutes,
  mostAppointmentTimes,
  mostOpenSupportRequests,
  priorityPoints,
  shortestAppointment,
  suspiciousFraudScore,
  unconfirmedReviewDays,
  xpAmounts,
  xpPerLevel,
} from '@rezenso/contract/limits';
import { plans } from '@rezenso/contract/plans';
import { levels } from '@rezenso/contract/vocabulary';

const nbsp = '\u00a0';

/** What articles may name: `{{name}}` stands for it, so that no figure of theirs can be another than the product's. */
const figures: Readonly<Record<string, string>> = {
  magicLinkMinutes: String(magicLinkTtlMinutes),
  industryPercent: `${Math.round(industryConfidenceThreshold * 100)}${nbsp}%`,
  priorityPoints: String(priorityPoints),
  messageLength: longestMessage.toLocaleString('de-DE'),
  exchangeDays: String(exchangeDueDays),
  silenceDays: String(unconfirmedReviewDays),
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
  levels: levels.join(', '),
  freeMatches: String(freeMatches),
  proPrice: `${plans.pro.priceEuro}${nbsp}€`,
  openRequests: String(mostOpenSupportRequests),
};

/** All names that an article may use. */
export const figureNames: readonly string[] = Object.keys(figures);

/**
 * A text with its figures in their places, held to the word behind them.
 * @throws {Error} for a figure that nobody knows
 */
export function withFigures(text: string): string {
  return text.replace(/\{\{(\w+)\}\}( (?=(?:Minuten|Tage|Tagen|XP|Stunden|Zeichen)\b))?/g, (_, name: string, gap) => {
    const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
    if (figure === undefined) throw new Error(`An article names a figure that nobody knows: ${name}`);
    return gap ? figure + nbsp : figure;
  });
}
