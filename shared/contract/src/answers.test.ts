import * as z from 'zod/mini';
import { allEndpoints } from './all-endpoints.ts';
import type { Schema } from './endpoint.ts';
import { exampleAnswers } from './testing/example-answers.ts';

/** What an answer may lack or hold differently: fields that came later, figures that then read as 'not yet', free records. */
const tolerated = [
  /\.(?:xpGranted|platformsThatEarn|isRatingGiven|origin|seenByPartners|selfImported|priorFrequency|answers|isAboutPage)$/,
  /\.(?:canSendReply|isTaken|isWithdrawn)$|^draftReply\.(?:takesUp|language)$|^saveReply\.reply$|^sendReply\.reply(?:\.publication(?:\.problem)?)?$/,
  /^(?:getPublicPage|savePublicPage)\.(?:hidden|speaksLanguages)$|^getAdminReport\.page$|^getReviewStats\.answered$/,
  /^listAdminSupport\.doubledSubscriptions$|^listSupportRequests\.reachedLimit$/,
  /\.(?:trustScore|averageRating|matchScore|withheld|waitsForCheck|settlesAt|experience(?:\.\w+)?|appointment(?:\.\w+)*|disputableUntil|confirmationNotes|requesterReview|providerReview)$/,
  /^(?!getAdminDispute)[\w.]+\.(?:dispute|extension)(?:\.\w+)*$/,
  /\.planCancellation(?:\.\w+)?$|^getAdminRingCase\.morePairs$|\.leftToday$/,
  /\.(?:quote|otherQuote|resembled|isNobodyNear|hasOpenExchange|tradeName|sharedSpecialties)$/,
  /^(?:getProfile|saveProfile)\.user\.(?:trade|specialties|isLocated)$|^analyzeWebsite\.(?:trade|specialties)$|^getCurrentUser\.language$|\.(?:requester|provider|0\.user|user)\.specialties$/,
  /\.(?:reviewer|recipient|businesses\.\d)\.(?:website|description)$/,
  /^(?:listMyExchanges\.0|listExchangePages\.exchanges\.0|updateExchange|setExperience|proposeExtension|disputeReview|answerDispute|withdrawDispute|coordinateMatch\.exchanges\.0)\.status$/,
  // What WebAuthn says, which the browser checks.
  /^ask(?:NewPasskey|PasskeySignIn|Proof)\.options\./,
  /^getCurrentUser\.(?:needsPasskey|role|isHeld)$|^listSessions\.sessions\.0\.person$|^listTeam\.handover$|^renamePasskey\.givenName$/,
  /^getAdminUser\.(?:openWithPartners|related)$|\.(?:isPaused|isBlockedByMe|isBegun)$/,
  /^exportMyData\.(?:account|data)\.|^analyzeWebsite\.evidence\.\w+$/,
];
const calls = allEndpoints.map(({ name, endpoint }) => [name, endpoint.answer, exampleAnswers[name]] as const);

it('has an example for every call and for no other', () => {
  expect(Object.keys(exampleAnswers).sort()).toEqual(allEndpoints.map(({ name }) => name).sort());
});

describe.each(calls)('the answer of %s', (name, schema, example) => {
  it('comes through JSON unchanged', () => {
    expect(z.parse(schema, JSON.parse(JSON.stringify(example)))).toEqual(example);
  });

  it('is refused without a field that pages rely on', () => {
    const fields = placesIn(example).filter((place) => typeof place.at(-1) === 'string');
    expect(unexpected(name, fields, (place) => isTaken(schema, changed(example, place)))).toEqual([]);
  });

  it('is refused where a field holds something else', () => {
    const odd = [[]];
    expect(unexpected(name, placesIn(example), (place) => isTaken(schema, changed(example, place, odd)))).toEqual([]);
  });
});

it.each([null, undefined, 'ok', 1, true])('no call answers with %p alone', (value) => {
  expect(calls.filter(([, schema]) => isTaken(schema, value)).map(([name]) => name)).toEqual([]);
});

type Place = readonly (string | number)[];

/** Where a value holds something, at any depth. */
function placesIn(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const place = [...at, Array.isArray(value) ? Number(name) : name];
    return [place, ...placesIn(part, place)];
  });
}

function unexpected(name: string, places: readonly Place[], isTakenAt: (place: Place) => boolean): string[] {
  const taken = places.filter(isTakenAt).map((place) => [name, ...place].join('.'));
  return taken.filter((path) => !tolerated.some((pattern) => pattern.test(path)));
}

/** A copy that holds `other` in one place, or nothing there. */
function changed(value: unknown, [first, ...rest]: Place, other?: unknown): unknown {
  if (first === undefined) return other;
  const parts = Object.entries(value as object).flatMap(([name, part]): [string, unknown][] => {
    if (name !== String(first)) return [[name, part]];
    const put = changed(part, rest, other);
    return put === undefined ? [] : [[name, put]];
  });
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

function isTaken(schema: Schema, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}
