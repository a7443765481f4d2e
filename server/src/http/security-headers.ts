import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { Env } from '../config/env.ts';

/** Nothing may run, load or frame what the API answers. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The payment provider's own list for Content Security Policies (docs.stripe.com/security/guide). */
const scripts = 'https://js.stripe.com https://*.js.stripe.com';

/** Headers that every answer carries; pages replace the policy with their own. */
export function securityHeaders({ publicOrigin }: Pick<Env, 'publicOrigin'>): Readonly<Record<string, string>> {
  const isSecure = publicOrigin.startsWith('https:');
  return {
    'content-security-policy': apiPolicy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self "https://js.stripe.com")',
    'x-permitted-cross-domain-policies': 'none',
    ...(isSecure && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
  };
}

/** 128 random bits for one page. */
export function createNonce(): string {
  return randomBytes(16).toString('base64url');
}

/** Which scripts may run, as `script-src` says it. */
export function scriptsOf(nonce: string): string {
  return `'nonce-${nonce}' 'strict-dynamic'`;
}

/**
 * Lets one page run the scripts that carry its nonce and what these load: modules, and the payment provider's when payment is set up. No address of a
 * script counts by itself, so that markup that somebody smuggles in runs nothing, not even an old file of ours (docs/decisions/0153).
 * @param nonce marks the page's scripts, what is preloaded for them, and its inline styles
 * @param options.localBuild origin on this machine that a module that is tried out there may ask
 */
export function allowPage(
  reply: FastifyReply,
  nonce: string,
  options: { hasPayment?: boolean; localBuild?: string | undefined } = {},
): void {
  const local = options.localBuild ? ` ${options.localBuild}` : '';
  const reload = local && `${local}${local.replace('http:', 'ws:')}`;
  const [frame, connect] = options.hasPayment
    ? [`${scripts} https://hooks.stripe.com`, 'https://api.stripe.com'].map((hosts) => ` ${hosts}`)
    : [" 'none'", ''];
  reply.header(
    'content-security-policy',
    [
      "default-src 'none'",
      `script-src ${scriptsOf(nonce)}`,
      "worker-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      `img-src 'self' data:${options.hasPayment ? ' https://*.stripe.com' : ''}`,
      "font-src 'self'",
      `connect-src 'self'${connect}${reload}`,
      `frame-src${frame}`,
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
}
