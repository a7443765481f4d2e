import { createHash, type KeyObject } from 'node:crypto';
import { keyIdOf } from '../seal/keys.ts';
import { isSignedWith, signatureOver } from '../seal/signed-texts.ts';

/** How far a request's time may be from the server's, in ms. */
const toleranceMs = 5 * 60_000;

/** What is signed of a request. */
export interface SignedRequest {
  method: string;
  /** Name of the site without its port, so that a request to one site means nothing to another. */
  hostname: string;
  /** With its query, as it is sent. */
  path: string;
  /** What the registry must still be, as the header If-Match or If-None-Match says; empty without either. */
  condition: string;
  body: string;
}

export interface RequestSeal {
  /** Id of the key. */
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** SHA-256 of the body, base64. */
  digest: string;
  signature: string;
}

/** The header that carries a seal. */
export const sealHeader = 'x-release-signature';

/** Value of the header for a request, signed with a private key. */
export function sealedHeader(request: SignedRequest, key: KeyObject, now: Date): string {
  const seal = { id: keyIdOf(key), at: now.toISOString(), digest: digestOf(request.body) };
  return [seal.id, seal.at, seal.digest, signatureOver(requestText(request, seal), key)].join(' ');
}

/** The seal in a header; undefined when there is none. */
export function sealIn(header: string | string[] | undefined): RequestSeal | undefined {
  const [id, at, digest, signature, ...more] = typeof header === 'string' ? header.split(' ') : [];
  return id && at && digest && signature && more.length === 0 ? { id, at, digest, signature } : undefined;
}

/** Whether this key sealed the request, lately, whatever its body: what arrives of that is compared with `digest`. */
export function isSealedBy(
  key: KeyObject,
  seal: RequestSeal,
  request: Omit<SignedRequest, 'body'>,
  now: Date,
): boolean {
  const isLate = !(Math.abs(now.getTime() - Date.parse(seal.at)) <= toleranceMs);
  return !isLate && isSignedWith(key, requestText(request, seal), seal.signature);
}

/** SHA-256, base64. */
export function digestOf(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('base64');
}

function requestText(request: Omit<SignedRequest, 'body'>, seal: Omit<RequestSeal, 'signature'>): string {
  const { method, hostname, path, condition } = request;
  return JSON.stringify(['request', method, hostname, path, condition, seal.id, seal.at, seal.digest]);
}
