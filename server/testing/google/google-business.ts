/** A review as Google keeps it. */
export interface BusinessReview {
  reviewId: string;
  reviewer: { displayName?: string; isAnonymous?: boolean };
  starRating: 'ONE' | 'TWO' | 'THREE' | 'FOUR' | 'FIVE';
  comment?: string;
  createTime: string;
  updateTime: string;
  reviewReply?: BusinessReply;
}

/** An answer of the business under a review. */
export interface BusinessReply {
  comment: string;
  updateTime: string;
  /** Missing where nobody looked at it first. */
  reviewReplyState?: 'PENDING' | 'APPROVED' | 'REJECTED';
}

export interface BusinessPlace {
  /** For instance locations/1. */
  name: string;
  title: string;
  metadata: { mapsUri: string; placeId: string };
  reviews: BusinessReview[];
}

export interface GoogleBusiness {
  /** Places by the account that manages them, for instance accounts/1. */
  accounts: Map<string, BusinessPlace[]>;
}

export function createGoogleBusiness(): GoogleBusiness {
  return { accounts: new Map([['accounts/1', [aPlace('Café Anna', 1)]]]) };
}

/** A verified place without reviews. */
export function aPlace(title: string, number: number): BusinessPlace {
  const placeId = `ChIJ${String(number).padStart(20, '0')}`;
  return {
    name: `locations/${number}`,
    title,
    metadata: { mapsUri: `https://maps.google.com/maps?cid=${number}`, placeId },
    reviews: [],
  };
}

/** Answers a call of Google's business profile services; undefined when there is no such address. */
export function answerBusiness({ accounts }: GoogleBusiness, url: URL): object | undefined {
  const [, version, ...rest] = url.pathname.split('/');
  const path = rest.join('/');
  if (version === 'v1' && path === 'accounts') {
    return page(
      'accounts',
      [...accounts.keys()].map((name) => ({ name, type: 'PERSONAL' })),
      url,
      20,
    );
  }
  const account = accounts.get(rest.slice(0, 2).join('/'));
  if (!account) return undefined;
  if (version === 'v1' && rest[2] === 'locations') {
    const mask = (url.searchParams.get('readMask') ?? '').split(',');
    const shown = account.map((place) =>
      Object.fromEntries(Object.entries(place).filter(([key]) => mask.includes(key))),
    );
    return page('locations', shown, url, 100);
  }
  const place = account.find(({ name }) => name === rest.slice(2, 4).join('/'));
  if (version !== 'v4' || rest[4] !== 'reviews' || !place) return undefined;
  const newestFirst = place.reviews.toSorted((a, b) => b.updateTime.localeCompare(a.updateTime));
  const named = newestFirst.map((review) => ({ name: `${path}/${review.reviewId}`, ...review }));
  const total = place.reviews.length;
  // Google leaves out what is zero.
  return { ...page('reviews', named, url, 50), ...(total > 0 && { totalReviewCount: total }) };
}

/** What Google takes for an answer, in bytes. */
const longestReply = 4096;

/**
 * Puts an answer under a review.
 * @returns it; undefined when there is no such address, 'INVALID_ARGUMENT' when it is none
 */
export function putReply(
  { accounts }: GoogleBusiness,
  url: URL,
  { comment }: { comment?: unknown },
  reply: Omit<BusinessReply, 'comment'>,
): BusinessReply | 'INVALID_ARGUMENT' | undefined {
  const [, account, place, id] =
    url.pathname.match(/^\/v4\/(accounts\/[^/]+)\/(locations\/[^/]+)\/reviews\/([^/]+)\/reply$/) ?? [];
  const found = accounts
    .get(account ?? '')
    ?.find(({ name }) => name === place)
    ?.reviews.find(({ reviewId }) => reviewId === decodeURIComponent(id ?? ''));
  if (!found) return undefined;
  if (typeof comment !== 'string' || comment === '' || Buffer.byteLength(comment) > longestReply)
    return 'INVALID_ARGUMENT';
  found.reviewReply = { ...reply, comment };
  return found.reviewReply;
}

/** One page of a list; empty lists are left out, as Google does. */
function page(name: string, all: readonly object[], { searchParams }: URL, most: number): object {
  const size = Math.min(Number(searchParams.get('pageSize') ?? most), most);
  const start = Number(searchParams.get('pageToken')?.replace('page-', '') ?? 0);
  const shown = all.slice(start, start + size);
  return {
    ...(shown.length > 0 && { [name]: shown }),
    ...(start + size < all.length && { nextPageToken: `page-${start + size}` }),
  };
}
