import { z } from 'zod';
import type { Env } from '../../../config/env.ts';
import type { ShownReply } from '../../reviews/index.ts';
import { GoogleFault } from './google-fault.ts';

/** The three services that Google's business profiles are spread over. */
const services = {
  accounts: 'https://mybusinessaccountmanagement.googleapis.com/v1',
  locations: 'https://mybusinessbusinessinformation.googleapis.com/v1',
  reviews: 'https://mybusiness.googleapis.com/v4',
};
const timeoutMillis = 10_000;
const mostPages = 200;

/** Google's name of something becomes a part of addresses: it must stay one part, and never mean the folder above. A review's is encoded there. */
const reviewName = /^(?!\.{1,2}$)[^/\\?#%\p{Cc}]+$/u;
const partOfPath = String.raw`(?!\.{1,2}(?:$|/))[\w.~:=+-]+`;
const accountName = new RegExp(`^accounts/${partOfPath}$`);
const locationName = new RegExp(`^locations/${partOfPath}$`);

const nextPageToken = z.string().optional();
const accountsPage = z.object({ accounts: z.array(z.object({ name: z.string() })).default([]), nextPageToken });
const location = z.object({
  name: z.string(),
  title: z.string().default(''),
  metadata: z.object({ mapsUri: z.string().optional(), placeId: z.string().optional() }).default({}),
});
const locationsPage = z.object({ locations: z.array(location).default([]), nextPageToken });
const starRating = z.enum(['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']);
const moment = z.string().refine((text) => !Number.isNaN(Date.parse(text)));
const reply = z.object({
  comment: z.string().default(''),
  updateTime: moment.optional().catch(undefined),
  // What it is called where nothing is said: shown, as all were before Google looked at them first.
  reviewReplyState: z.string().default('APPROVED'),
});
const review = z.object({
  reviewId: z.string().regex(reviewName),
  reviewer: z.object({ displayName: z.string().optional() }).default({}),
  starRating,
  comment: z.string().default(''),
  createTime: z.string(),
  updateTime: z.string().optional(),
  // An answer of a kind that we do not know must not hide the review.
  reviewReply: reply.optional().catch(undefined),
});
// A review that has no stars is none; a kind that we do not know must not hide the others.
const namedReview = z.object({ reviewId: z.string().min(1) });
// Google leaves out what is zero.
const reviewsPage = z.object({
  reviews: z.array(z.unknown()).default([]),
  totalReviewCount: z.number().default(0),
  nextPageToken,
});
/** As in Google's ReviewReply.State. */
const replyStates: Record<string, ShownReply['state']> = { PENDING: 'checking', REJECTED: 'rejected' };
const stars: Record<z.infer<typeof starRating>, number> = { ONE: 1, TWO: 2, THREE: 3, FOUR: 4, FIVE: 5 };

/** A place of business, with the account that manages it. */
export interface BusinessLocation {
  /** For instance accounts/1/locations/2. */
  path: string;
  title: string;
  mapsUri: string | undefined;
  placeId: string | undefined;
}

export interface GoogleReview {
  externalId: string;
  reviewerName: string | undefined;
  rating: number;
  content: string;
  writtenAt: Date;
  /** When it was last changed; pages are in this order. */
  changedAt: Date;
  /** What the business answered there. */
  reply: ShownReply | undefined;
}

export interface ReviewPage {
  reviews: GoogleReview[];
  /** Names of all that Google showed, those without stars too. */
  names: string[];
  /** How many the place has on all pages. */
  total: number;
  isLast: boolean;
}

/** Google Business Profile, read page by page. Every call @throws {GoogleFault} */
export function businessProfile({ google }: Pick<Env, 'google'>, accessToken: string) {
  const base = (service: keyof typeof services): string =>
    google.apiBase ? `${google.apiBase.replace(/\/$/, '')}${new URL(services[service]).pathname}` : services[service];

  async function* pages<T extends { nextPageToken?: string | undefined }>(
    address: string,
    query: Record<string, string>,
    schema: z.ZodType<T>,
  ): AsyncGenerator<T> {
    let token: string | undefined;
    for (let page = 0; page < mostPages; page += 1) {
      const url = `${address}?${new URLSearchParams({ ...query, ...(token && { pageToken: token }) })}`;
      const answer = await read(url, accessToken, schema);
      yield answer;
      token = answer.nextPageToken;
      if (!token) return;
    }
  }

  return {
    /** Every place that the connected account manages. */
    async listLocations(): Promise<BusinessLocation[]> {
      const found: BusinessLocation[] = [];
      for await (const { accounts } of pages(`${base('accounts')}/accounts`, {}, accountsPage)) {
        for (const account of accounts.filter(({ name }) => accountName.test(name))) {
          const address = `${base('locations')}/${account.name}/locations`;
          const query = { readMask: 'name,title,metadata', pageSize: '100' };
          for await (const { locations } of pages(address, query, locationsPage)) {
            found.push(
              ...locations
                .filter(({ name }) => locationName.test(name))
                .map(({ name, title, metadata }) => ({
                  path: `${account.name}/${name}`,
                  title,
                  mapsUri: metadata.mapsUri,
                  placeId: metadata.placeId,
                })),
            );
          }
        }
      }
      return found;
    },

    /** A place's reviews in pages, those changed last first. */
    async *reviewPages({ path }: BusinessLocation): AsyncGenerator<ReviewPage> {
      const query = { pageSize: '50', orderBy: 'updateTime desc' };
      for await (const page of pages(`${base('reviews')}/${path}/reviews`, query, reviewsPage)) {
        yield {
          reviews: page.reviews.flatMap((given) => {
            const parsed = review.safeParse(given);
            return parsed.success ? [toReview(parsed.data)] : [];
          }),
          names: page.reviews.flatMap((given) => namedReview.safeParse(given).data?.reviewId ?? []),
          total: page.totalReviewCount,
          isLast: !page.nextPageToken,
        };
      }
    },

    /**
     * Answers a review, in place of an answer before; again changes nothing. Google took it also where it does not say what it took.
     * @param name Google's own of the review
     */
    async reply({ path }: BusinessLocation, name: string, text: string, now: Date): Promise<ShownReply> {
      // One that was kept before names were looked at.
      if (!reviewName.test(name)) throw new GoogleFault('refused', { status: 404 });
      const url = `${base('reviews')}/${path}/reviews/${encodeURIComponent(name)}/reply`;
      const taken = await put(url, accessToken, { comment: text }, reply.catch(reply.parse({})));
      return toReply({ ...taken, comment: taken.comment || text }, now);
    },
  };
}

/** @param otherwise when it was written, where Google does not say so */
function toReply({ comment, updateTime, reviewReplyState }: z.infer<typeof reply>, otherwise: Date): ShownReply {
  const changedAt = updateTime ? new Date(updateTime) : otherwise;
  return { text: comment.trim(), changedAt, state: replyStates[reviewReplyState] ?? 'published' };
}

function toReview({
  reviewId,
  reviewer,
  starRating: given,
  comment,
  createTime,
  updateTime,
  reviewReply,
}: z.infer<typeof review>): GoogleReview {
  return {
    externalId: reviewId,
    reviewerName: reviewer.displayName?.trim() || undefined,
    rating: stars[given],
    content: comment.trim(),
    writtenAt: new Date(createTime),
    changedAt: new Date(updateTime ?? createTime),
    reply: reviewReply?.comment ? toReply(reviewReply, new Date(updateTime ?? createTime)) : undefined,
  };
}

function read<T>(url: string, accessToken: string, schema: z.ZodType<T>): Promise<T> {
  return call(url, accessToken, schema, {});
}

/** A PUT: however often it arrives, Google has it once. */
function put<T>(url: string, accessToken: string, body: object, schema: z.ZodType<T>): Promise<T> {
  return call(url, accessToken, schema, { method: 'PUT', body: JSON.stringify(body) });
}

async function call<T>(
  url: string,
  accessToken: string,
  schema: z.ZodType<T>,
  { method = 'GET', body }: { method?: string; body?: string },
): Promise<T> {
  try {
    const ask = () =>
      fetch(url, {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMillis),
      });
    // While a page was judged the kept connection may have been closed: asking once more is harmless.
    const answer = await ask().catch((error) => (error instanceof TypeError ? ask() : Promise.reject(error)));
    const { ok, status } = answer;
    // Of the address the host alone: behind it stand ids of accounts.
    const cause = new Error(`${status} from ${new URL(url).host}`);
    if (!ok) throw new GoogleFault(faultOf(status), { cause, ...(body && { status }) });
    return schema.parse(body ? await answer.json().catch(() => undefined) : await answer.json());
  } catch (error) {
    if (error instanceof GoogleFault) throw error;
    throw new GoogleFault('away', { cause: error });
  }
}

function faultOf(status: number): 'revoked' | 'refused' | 'away' {
  if (status === 401) return 'revoked';
  return status === 429 || status >= 500 ? 'away' : 'refused';
}
