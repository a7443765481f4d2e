import { randomUUID } from 'node:crypto';

/** Longer than a killed server takes to come back. */
const timeoutMs = 30_000;
const betweenMs = 250;
/** A call whose process was killed is given up by the server after a minute, and may then be done anew. */
const mostPatienceMs = 180_000;

export interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

export interface Call {
  method: string;
  path: string;
  body?: unknown;
  /** Of a call that changes something: sent again with it, it is done once (docs/decisions/0136). */
  key?: string;
}

/** What everybody's calls add up to. */
export interface Tally {
  /** Calls that changed something and were said to be done. */
  acknowledged: number;
  /** Tries without an answer, or with one of 5xx. */
  brokenOff: number;
  /** Of these, sent again and done. */
  sentAgain: number;
  faults: string[];
}

/** The server went away in the middle of a call. */
export class BrokenOff extends Error {}

/** Somebody's browser: it sends what got no answer again, as ours does, with the same key. */
export class Person {
  readonly email: string;
  readonly #origin: string;
  readonly #tally: Tally;
  readonly #address: string;
  #cookie = '';
  /** What was sent and got no answer. */
  readonly unanswered: Call[] = [];

  /** @param number makes the address that it comes from */
  constructor(origin: string, email: string, number: number, tally: Tally) {
    this.#origin = origin;
    this.email = email;
    this.#tally = tally;
    this.#address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }

  /** Asks once. @throws Error when no answer came */
  async try({ method, path, body, key }: Call): Promise<Answer> {
    const answer = await fetch(`${this.#origin}${path}`, {
      method,
      headers: {
        origin: this.#origin,
        'x-forwarded-for': this.#address,
        ...(this.#cookie ? { cookie: this.#cookie } : {}),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await answer.text();
    const set = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    if (set.length > 0) this.#cookie = set.join('; ');
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: isJson ? JSON.parse(text) : text, headers: answer.headers };
  }

  /** Asks until there is an answer that is none of 5xx. @throws Error when that takes longer than anybody waits */
  async insist(call: Call): Promise<Answer> {
    const latest = performance.now() + mostPatienceMs;
    for (;;) {
      const answer = await this.try(call).catch(() => undefined);
      if (answer && answer.status < 500 && codeOf(answer) !== 'CALL_IN_PROGRESS') return answer;
      if (performance.now() > latest)
        throw new Error(`${call.method} ${call.path}: ${answer?.status ?? 'no answer'} for ${mostPatienceMs / 1000} s`);
      await pause(betweenMs);
    }
  }

  /**
   * Writes something; what got no answer is noted, to be sent again later.
   * @throws BrokenOff when no answer came, or one of 5xx; Error for any other answer but 200
   */
  async write<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const call = { method, path, body, key: randomUUID() };
    const answer = await this.try(call).catch(() => undefined);
    if (!answer || answer.status >= 500) {
      this.#tally.brokenOff += 1;
      this.unanswered.push(call);
      throw new BrokenOff(`${method} ${path}`);
    }
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    this.#tally.acknowledged += 1;
    return answer.body as Body;
  }

  /** Sends again what got no answer, as our browser does, with the same key: whether it was done or not, it is done once. */
  async sendAgain(): Promise<void> {
    for (const call of this.unanswered.splice(0)) {
      const answer = await this.insist(call);
      // The answer is lost, the deed is not.
      const isDone = answer.status === 200 || codeOf(answer) === 'CALL_ALREADY_DONE';
      if (!isDone)
        throw new Error(`${call.method} ${call.path}, again: ${answer.status} ${JSON.stringify(answer.body)}`);
      this.#tally.sentAgain += 1;
    }
  }

  /** Reads. @throws Error for any answer but 200 */
  async read<Body>(path: string): Promise<Body> {
    const answer = await this.insist({ method: 'GET', path });
    if (answer.status !== 200) throw new Error(`GET ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as Body;
  }
}

export function emptyTally(): Tally {
  return { acknowledged: 0, brokenOff: 0, sentAgain: 0, faults: [] };
}

function codeOf({ body }: Answer): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
