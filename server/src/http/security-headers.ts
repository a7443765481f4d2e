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

/**
 * Lets one page run our own scripts and styles, and the payment provider's when payment is set up.
 * @param nonce marks the page's inline scripts and styles
 * @param options.localBuild origin on this machine whose scripts run as well, while a module is tried out
 */
export function allowPage(
  reply: FastifyReply,
  nonce: string,
  options: { hasPayment?: boolean; localBuild?: string | undefined } = {},
): void {
  const local = options.localBuild ? ` ${options.localBuild}` : '';
  const reload = local && `${local}${local.replace('http:', 'ws:')}`;
  const [script, frame, connect] = options.hasPayment
    ? [scripts, `${scripts} https://hooks.stripe.com`, 'https://api.stripe.com'].map((hosts) => ` ${hosts}`)
    : ['', " 'none'", ''];
  reply.header(
    'content-security-policy',
    [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'${script}${local}`,
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
