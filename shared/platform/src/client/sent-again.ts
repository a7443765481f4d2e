import { hasNetwork, setCallFailing } from '../connection/connection.ts';
import { waitForNetwork } from '../connection/waiting-calls.ts';
import { keepsKeys } from './server-contract.ts';

/** Pauses before a call is sent again that got no answer. */
const pausesMs = [1_000, 3_000];
/** What proxies say when the server behind them went away under a call. */
const lostBehindProxy: readonly number[] = [502, 504];

/** Answers to a call of which an earlier sending got none. */
const answersAgain = new WeakSet<Response>();

/** Whether a call was sent before without an answer: it may have been done then, and this refusal be what follows from it. */
export function mayBeDone(response: Response): boolean {
  return answersAgain.has(response);
}

/** Names one deed for the server: 32 hexadecimal digits. */
export function newKey(): string {
  // Not randomUUID, which browsers keep to secure pages.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends a call that carries a key, and again when no answer comes, when a proxy lost it, or while the first is still under way: the server does it once.
 * A server that knows no keys gets it once.
 * @throws what `fetch` throws the last time
 */
export async function fetchWithKey(address: string, request: RequestInit): Promise<Response> {
  let isLost = false;
  const told = (response: Response) => {
    if (isLost) answersAgain.add(response);
    return response;
  };
  for (const pauseMs of keepsKeys() ? pausesMs : []) {
    const response = await fetch(address, request).catch(() => undefined);
    if (!response) setCallFailing(true);
    else if (!isToRepeat(response)) return told(response);
    isLost = true;
    await pause(response ? (retryAfterMs(response) ?? pauseMs) : pauseMs);
    if (!hasNetwork()) await waitForNetwork();
  }
  // Awaited: Safari forgets who calls as its last act.
  return told(await fetch(address, request));
}

function isToRepeat({ status, headers }: Response): boolean {
  return lostBehindProxy.includes(status) || (status === 409 && headers.has('retry-after'));
}

function retryAfterMs({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after'));
  return seconds > 0 ? Math.min(seconds, 10) * 1_000 : undefined;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
