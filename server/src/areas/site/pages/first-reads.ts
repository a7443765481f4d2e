import { firstReadAt } from '@rezenso/contract/first-reads';
import type { FastifyRequest } from 'fastify';
import type { CurrentMember } from '../../../access/current-member.ts';
import { mayCall, needsOwner, needsProof } from '../../../access/may-call.ts';
import { AppError } from '../../../app-error.ts';
import type { App } from '../../../http/request-types.ts';

const address = '/api/first-reads';
/** Reads of one page; the dashboard has those of all its cards. */
const mostReads = 16;
/** What tells a read on whose behalf it is made. */
const passedOn = ['host', 'cookie', 'user-agent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'];

/**
 * Of the reads that manifests name, those that this server answers to this person: a module may be built for a newer server,
 * and an admin page opens for people without that right, too.
 */
export function readsFor(member: CurrentMember, named: readonly string[]): string[] {
  const answered = named.filter((one) => {
    const endpoint = firstReadAt(one);
    return (
      endpoint !== undefined &&
      mayCall(endpoint, member) &&
      !needsOwner(endpoint, member) &&
      !needsProof(endpoint, member)
    );
  });
  return answered.slice(0, mostReads);
}

/** Where several reads are asked for at once. */
export function firstReadsAddress(reads: readonly string[]): string {
  return `${address}?${new URLSearchParams(reads.map((read) => ['read', read]))}`;
}

/**
 * Answers what a page reads first in one request: over HTTP/1.1 a browser has six connections, and the scripts want them.
 * One line for each read, its JSON, and an empty one where it failed: the page then asks itself, and tells. Each read goes
 * the way of any other through this application, with its access, limits and line in the log.
 */
export function bindFirstReads(app: App): void {
  app.get<{ Querystring: { read?: string | string[] } }>(address, async (request, reply) => {
    const member = await request.findMember();
    if (!member) throw new AppError('UNAUTHORIZED');
    const asked = [request.query.read ?? []].flat().slice(0, mostReads);
    const lines = await Promise.all(asked.map((read) => lineOf(app, request, read)));
    reply.headers({ 'cache-control': 'no-store', 'x-account': member.id });
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'));
  });
}

async function lineOf(app: App, { headers, socket }: FastifyRequest, url: string): Promise<string> {
  if (!firstReadAt(url)) return '';
  const passed = Object.fromEntries(passedOn.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
  const remoteAddress = socket.remoteAddress ?? '127.0.0.1';
  const answer = await app.inject({ url, headers: passed, remoteAddress });
  return answer.statusCode === 200 ? answer.payload : '';
}
