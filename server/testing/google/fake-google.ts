import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGoogleAccounts, type GoogleAccounts } from './google-accounts.ts';
import {
  answerBusiness,
  type BusinessReply,
  createGoogleBusiness,
  type GoogleBusiness,
  putReply,
} from './google-business.ts';

export interface FakeGoogleOptions {
  clientId: string;
  clientSecret: string;
  /** Origin of the site, which the browser comes back to. */
  siteOrigin: string;
  port?: number;
  /** The time at Google. */
  now?: () => Date;
}

export interface GoogleFaultPlan {
  /** Part of the address, for instance '/reviews'. */
  part: string;
  status: number;
  times: number;
  /** Calls that still go well before. */
  after?: number;
}

export interface FakeGoogle {
  /** For GOOGLE_ISSUER and GOOGLE_API_BASE. */
  url: string;
  business: GoogleBusiness;
  accounts: GoogleAccounts;
  /** Calls of the business profile services, as path and query. */
  calls: string[];
  /** What happens right after Google worked on a call, and before its answer goes out. */
  afterCall?: (call: string) => void | Promise<void>;
  /** What becomes of an answer that is put under a review; by default it is shown at once. */
  judgeReply: (comment: string) => BusinessReply['reviewReplyState'];
  fail(fault: GoogleFaultPlan): void;
  /** Nothing fails any more. */
  recover(): void;
  close(): Promise<void>;
}

/** Google as far as we use it, on a local port: an OpenID provider, and the business profile services. */
export async function startFakeGoogle(options: FakeGoogleOptions): Promise<FakeGoogle> {
  const business = createGoogleBusiness();
  const calls: string[] = [];
  const faults: GoogleFaultPlan[] = [];
  const server = createServer((request, response) => void handle(request, response).catch(() => response.destroy()));
  // A page of reviews takes its time to be judged; meanwhile the connection stays.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((listening) => server.listen(options.port ?? 0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const accounts = createGoogleAccounts(url, {
    id: options.clientId,
    secret: options.clientSecret,
    redirectUri: `${options.siteOrigin}/auth/google/callback`,
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', url);
    const status = takeFault(address.pathname);
    if (status) return refuse(response, status, 'UNAVAILABLE');
    if (!/^\/v[14]\/accounts/.test(address.pathname)) return accounts.answer(request, response);
    calls.push(`${address.pathname}${address.search}`);
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!(await accounts.isAllowed(token))) return refuse(response, 401, 'UNAUTHENTICATED');
    const answer = request.method === 'PUT' ? await answerPut(address, request) : answerBusiness(business, address);
    await fake.afterCall?.(`${address.pathname}${address.search}`);
    if (!answer) return refuse(response, 404, 'NOT_FOUND');
    if (answer === 'INVALID_ARGUMENT') return refuse(response, 400, answer);
    response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(answer));
  }

  async function answerPut(address: URL, request: IncomingMessage) {
    const given = JSON.parse(await text(request));
    const reviewReplyState = fake.judgeReply(String(given.comment));
    const updateTime = (options.now?.() ?? new Date()).toISOString();
    return putReply(business, address, given, { updateTime, ...(reviewReplyState && { reviewReplyState }) });
  }

  function takeFault(path: string): number | undefined {
    const fault = faults.find(({ part, times }) => times > 0 && path.includes(part));
    if (!fault) return undefined;
    if (fault.after) fault.after -= 1;
    else {
      fault.times -= 1;
      return fault.status;
    }
    return undefined;
  }

  const fake: FakeGoogle = {
    url,
    business,
    accounts,
    calls,
    judgeReply: () => undefined,
    recover: () => void faults.splice(0),
    fail: (fault) => void faults.push({ ...fault }),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return fake;
}

function refuse(response: ServerResponse, code: number, status: string): void {
  response.writeHead(code, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify({ error: { code, message: `Request failed: ${status}`, status } }));
}
