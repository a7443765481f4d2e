import { getCurrentUser } from '@rezenso/contract/auth';
import { contractHeader } from '@rezenso/contract/contract-version';
import { type AnswerOf, type AnyEndpoint, type CallOf, idempotencyHeader, urlOf } from '@rezenso/contract/endpoint';
import { hasNetwork, setCallFailing } from '../connection/connection.ts';
import { waitForNetwork } from '../connection/waiting-calls.ts';
import { isForAnother } from './account.ts';
import { followChange } from './aftermath.ts';
import { answerOf } from './answer.ts';
import { ApiError, ContractViolation } from './api-error.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { isSignedInAfresh } from './fresh-sign-in.ts';
import { readPatiently } from './patient-reads.ts';
import { followProof } from './proof.ts';
import { reportUnreadable } from './report-unreadable.ts';
import { fetchWithKey, mayBeDone, newKey } from './sent-again.ts';
import { noteServerContract } from './server-contract.ts';
import { type Following, lastOfSteps } from './steps.ts';
import { callTexts } from './texts.de.ts';

/** The second argument of a call; optional when the endpoint needs none. */
export type CallArguments<E extends AnyEndpoint> =
  Record<never, never> extends CallOf<E> ? [input?: CallOf<E>] : [input: CallOf<E>];

/** The parts of a call as they travel, once the types have been checked at the call site. */
export interface CallParts {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/**
 * Makes one call of the contract with the browser's cookies and returns its parsed answer, once the page shows what the
 * call has changed. Without a network, a member's call that changes something waits until there is one again or the page is left, and one that got no
 * answer is sent again: the server does it once for its key (docs/decisions/0136).
 * @throws {ApiError} when the answer is not OK or for another account than the page shows, or with status 0 when none
 * arrived
 * @throws {ContractViolation} when the answer is not what the contract says
 */
export async function call<E extends AnyEndpoint>(endpoint: E, ...[input]: CallArguments<E>): Promise<AnswerOf<E>> {
  const { answer, shown } = await answered(endpoint, input ?? {});
  await shown;
  return answer;
}

/** The same for whoever goes to another page with the answer: what this one shows is read again meanwhile. */
export async function callAndGoOn<E extends AnyEndpoint>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<AnswerOf<E>> {
  return (await answered(endpoint, input ?? {})).answer;
}

/**
 * The same for a call that takes a while (`steps` in the contract), and tells meanwhile how far it is.
 * @throws {unknown} the reason of `signal` once that ended the call
 */
export async function callWithSteps<E extends AnyEndpoint>(
  endpoint: E,
  input: CallOf<E> & CallParts,
  following: Following,
): Promise<AnswerOf<E>> {
  const { answer, shown } = await answered(endpoint, input, following);
  await shown;
  return answer;
}

interface Answered<E extends AnyEndpoint> {
  answer: AnswerOf<E>;
  /** Resolves when the page shows what the call has changed. */
  shown: Promise<void>;
}

/** Makes a call, and once more where the server first wants to know that the person is there: nothing had happened then. */
async function answered<E extends AnyEndpoint>(
  endpoint: E,
  input: CallParts,
  following?: Following,
): Promise<Answered<E>> {
  try {
    return await answeredOnce(endpoint, input, following);
  } catch (error) {
    if (await isSignedInAfresh(error)) return answeredOnce(endpoint, input, following);
    throw error;
  }
}

async function answeredOnce<E extends AnyEndpoint>(
  endpoint: E,
  input: CallParts,
  following?: Following,
): Promise<Answered<E>> {
  const response = await send(endpoint, input, following);
  noteServerContract(response.headers.get(contractHeader));
  // Who is signed in is what that one call is asked for; any other answer for somebody else has no place on this page.
  if (endpoint.path !== getCurrentUser.path && isForAnother(response)) throw new ApiError(409, callTexts.otherAccount);
  const answer = await answerOf(endpoint, response).catch(async (error: unknown) => {
    const violation = error instanceof ApiError ? error.cause : error;
    if (error instanceof ApiError) error.mayBeDone = mayBeDone(response);
    if (violation instanceof ContractViolation) reportUnreadable(endpoint, violation, send);
    // A refusal usually means that something is different from what the page shows.
    await followChange(endpoint, response);
    await followProof(error);
    throw error;
  });
  return { answer, shown: followChange(endpoint, response) };
}

async function send(endpoint: AnyEndpoint, input: CallParts, following?: Following): Promise<Response> {
  const request: RequestInit = {
    method: endpoint.method,
    credentials: 'include',
    headers: { accept: following ? 'text/event-stream, application/json' : 'application/json' },
    ...(following && { signal: following.signal }),
  };
  if (input.body !== undefined) {
    request.body = JSON.stringify(input.body);
    request.headers = { ...request.headers, 'content-type': 'application/json' };
  }
  try {
    const address = urlOf(endpoint, input);
    const isRead = endpoint.method === 'GET';
    // Who is signing in has typed an address, and is told at once.
    if (!isRead && endpoint.access !== 'public' && !hasNetwork()) await waitForNetwork();
    const response = await (isRead
      ? readPatiently(address, request, await takeEarlyAnswer(address))
      : fetched(endpoint, address, request));
    const last = following ? await lastOfSteps(response, following.onStep) : response;
    setCallFailing(false);
    return last;
  } catch (cause) {
    // Who ended it knows, and it says nothing of the connection.
    following?.signal.throwIfAborted();
    setCallFailing(true);
    throw Object.assign(new ApiError(0, callTexts.unreachable), { cause });
  }
}

/** What changes something carries a key, so that it can be sent again; calls with steps are watched, and begun anew by who watches. */
async function fetched({ access }: AnyEndpoint, address: string, request: RequestInit): Promise<Response> {
  // Awaited: Safari forgets who calls as its last act.
  if (access === 'public' || request.signal) return await fetch(address, request);
  return fetchWithKey(address, { ...request, headers: { ...request.headers, [idempotencyHeader]: newKey() } });
}
