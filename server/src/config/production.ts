import ipaddr from 'ipaddr.js';
import { isLoopbackHost } from './loopback.ts';
import { isPublicUnicast } from './public-address.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const required = ['SMTP_URL', 'PUBLIC_ORIGIN', 'SECRET_KEY'];
const groups = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_PRICE_ID', 'STRIPE_WEBHOOK_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
];
/** What may stand behind the address of the mail server; everything else there could switch off TLS or its checks. */
const mailParameters = new Set(['name', 'authMethod', 'pool', 'maxConnections', 'maxMessages', 'tls.servername']);
/** Names that nobody can own (RFC 2606, 6762, 8375): replies and bounces would go nowhere. */
const reserved = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|invalid|test|localhost|local|internal|home\.arpa)$/;
/** Far below what 32 random characters have, hexadecimal ones too; far above what somebody types to fill a field. */
const leastDifferent = 8;

/** What must not be so in production, one line each; malformed values are named elsewhere. */
export function productionFaults(variables: Variables): string[] {
  if (variables.NODE_ENV !== 'production') return [];
  const isGiven = (name: string) => Boolean(variables[name]?.trim());
  const halves = groups
    .filter((group) => group.some(isGiven))
    .flatMap((group) => group.filter((name) => !isGiven(name)));
  return [
    ...required.filter((name) => !isGiven(name)).map((name) => `${name}: required in production`),
    ...halves.map((name) => `${name}: required in production beside the others of its group`),
    ...(isGiven('LLM_EMBEDDING_MODEL') && !isGiven('LLM_BASE_URL')
      ? ['LLM_BASE_URL: required in production beside LLM_EMBEDDING_MODEL']
      : []),
    ...(isGiven('RELEASES_ROOT_KEY')
      ? ['RELEASES_ROOT_KEY: refused in production, it is for the operators alone; servers need RELEASES_PUBLIC_KEY']
      : []),
    ...(isGiven('ANALYSIS_ALLOW') ? ['ANALYSIS_ALLOW: refused in production, it opens private addresses'] : []),
    ...(isGiven('PUSH_ALLOW') ? ['PUSH_ALLOW: refused in production, it opens private addresses'] : []),
    ...(isGiven('CALL_LIMITS') ? ['CALL_LIMITS: refused in production, it lets anybody ask without end'] : []),
    ...secretFaults(variables.SECRET_KEY),
    ...originFaults(variables.PUBLIC_ORIGIN),
    ...mailServerFaults(variables.SMTP_URL),
    ...senderFaults(variables),
    ...inboundDomainFaults(variables),
  ];
}

/** Whether mails may travel to this server in clear: only when they never leave the machine. */
export function isMailServerLocal(smtpUrl: string): boolean {
  const host = URL.parse(smtpUrl)?.hostname.toLowerCase();
  return host !== undefined && isLoopbackHost(host);
}

/** Sessions, links and tokens of others rest on it; what can be guessed opens all of them. */
function secretFaults(given: string | undefined): string[] {
  const key = given?.trim();
  if (!key || new Set(key).size >= leastDifferent) return [];
  return ['SECRET_KEY: can be guessed, make one with for instance `openssl rand -base64 32`'];
}

function originFaults(given: string | undefined): string[] {
  const origin = URL.parse(given?.trim() ?? '');
  if (!origin || isLoopbackHost(origin.hostname)) return [];
  const address = origin.hostname.replace(/^\[|\]$/g, '');
  return [
    ...(origin.protocol === 'http:'
      ? ['PUBLIC_ORIGIN: must be https in production, sessions and links travel through it']
      : []),
    ...(ipaddr.isValid(address) && !isPublicUnicast(address)
      ? [`PUBLIC_ORIGIN: ${address} is a private address, links in mails would lead nowhere`]
      : []),
  ];
}

/** smtp:// itself is fine: the transport insists on STARTTLS then. */
function mailServerFaults(given: string | undefined): string[] {
  const address = URL.parse(given?.trim() ?? '');
  if (!address || isMailServerLocal(address.href)) return [];
  return [...address.searchParams.keys()]
    .filter((name) => !mailParameters.has(name))
    .map((name) => `SMTP_URL: ${name} is refused in production, mails go over TLS that is checked`);
}

/** A site that only this machine can open writes to nobody else: it may try production without a sender of its own. */
function senderFaults({ MAIL_FROM, PUBLIC_ORIGIN }: Variables): string[] {
  const [sender, origin] = [MAIL_FROM?.trim(), URL.parse(PUBLIC_ORIGIN?.trim() ?? '')];
  if (origin && isLoopbackHost(origin.hostname)) return [];
  if (!sender) return ['MAIL_FROM: required in production'];
  const domain = /^(?:[^<>\r\n]*<[^\s<>@]+@([^\s<>@]+)>|[^\s<>@]+@([^\s<>@]+))$/.exec(sender);
  // A dot at the end means the same name (RFC 1034).
  const name = (domain?.[1] ?? domain?.[2])?.toLowerCase().replace(/\.$/, '');
  if (!name?.includes('.')) return ['MAIL_FROM: must be an address, for instance Rezenso <post@your-domain.de>'];
  return reserved.test(name) ? [`MAIL_FROM: nobody can own ${name}, name the sender of your own domain`] : [];
}

/** Answers would bounce wherever they are written. A site that only this machine can open may try it. */
function inboundDomainFaults({ INBOUND_MAIL_DOMAIN, PUBLIC_ORIGIN }: Variables): string[] {
  const [domain, origin] = [INBOUND_MAIL_DOMAIN?.trim().toLowerCase(), URL.parse(PUBLIC_ORIGIN?.trim() ?? '')];
  if (!domain || (origin && isLoopbackHost(origin.hostname))) return [];
  if (!domain.includes('.'))
    return ['INBOUND_MAIL_DOMAIN: must be a domain of yours, for instance antwort.your-domain.de'];
  return reserved.test(domain) ? [`INBOUND_MAIL_DOMAIN: nobody can own ${domain}, name one of your own`] : [];
}
