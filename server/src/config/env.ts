import type { KeyObject } from 'node:crypto';
import { isLanguage, type Language, offeredLanguages } from '@rezenso/contract/language';
import { rootKeys, sealKeys } from '@rezenso/releases/seal';
import { z } from 'zod';
import { type InboundMail, inboundFaults, inboundOf } from './inbound.ts';
import { isUsable } from './postgres-hosts.ts';
import { isMailServerLocal, productionFaults } from './production.ts';
import { samplers, type TracingSettings, tracingFaults, tracingOf } from './tracing.ts';

/** People who run the site read English, whichever language the process answers others in. */
const inEnglish = z.locales.en().localeError;
const portRange = 'must be a whole number from 0 to 65535';
const port = z.coerce.number(portRange).int(portRange).min(0, portRange).max(65535, portRange);
const filled = z.string().trim().min(1);
const blankAsMissing = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(blankAsMissing, schema.optional());
/** As names of hosts are written (RFC 1035), and short enough for an address of mail beside the longest part before the @. */
const domainName = /^(?=.{1,180}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
const origin = filled
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), 'must be an http(s) origin')
  .transform((value) => new URL(value).origin);
const httpAddress = filled.refine(
  (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
  'must be an http(s) address',
);
const several = 'must name hosts, and where it names several no target_session_attrs but read-write';
const share = 'must be a number from 0 to 1';
const hosts = filled
  .transform((value) => value.split(',').map((entry) => entry.trim().toLowerCase()))
  .refine((entries) => entries.every((entry) => /^[^\s:/]+:\d{1,5}$/.test(entry)), 'must be host:port,host:port');

const split = (value: string) => value.split(',').map((entry) => entry.trim());
const areLong = (keys: readonly string[]) => keys.every((key) => key.length >= 32);

const variables = z.object({
  NODE_ENV: optional(z.enum(['production', 'development', 'test'])),
  PORT: optional(port),
  HOST: optional(filled),
  PUBLIC_ORIGIN: optional(origin),
  TRUST_PROXY: optional(filled),
  DATA_DIR: optional(filled),
  DATABASE_URL: optional(
    filled.regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://').refine(isUsable, several),
  ),
  SEED: optional(z.enum(['demo', 'none'])),
  SECRET_KEY: optional(z.string().min(32, 'must have at least 32 characters')),
  SECRET_KEY_PREVIOUS: optional(filled.transform(split).refine(areLong, 'each must have at least 32 characters')),
  BACKUP_KEEP_DAYS: optional(
    z.coerce.number('must be a number of days').int('must be a number of days').min(1).max(3_650),
  ),
  SMTP_URL: optional(filled.regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
  MAIL_FROM: optional(filled),
  LEGAL_DIR: optional(filled),
  OFFERED_LANGUAGES: optional(filled.transform(offered)),
  CONTACT_EMAIL: optional(filled.pipe(z.email('must be an address of e-mail'))),
  SUPPORT_EMAIL: optional(filled.pipe(z.email('must be an address of e-mail'))),
  INBOUND_SMTP_PORT: optional(port),
  INBOUND_SMTP_HOST: optional(filled),
  INBOUND_MAIL_DOMAIN: optional(
    filled.toLowerCase().regex(domainName, 'must be a domain, for instance antwort.your-domain.de'),
  ),
  STRIPE_SECRET_KEY: optional(filled),
  STRIPE_PUBLISHABLE_KEY: optional(filled),
  STRIPE_PRICE_ID: optional(filled),
  STRIPE_YEARLY_PRICE_ID: optional(filled),
  STRIPE_WEBHOOK_SECRET: optional(filled),
  STRIPE_API_BASE: optional(z.url()),
  GOOGLE_CLIENT_ID: optional(filled),
  GOOGLE_CLIENT_SECRET: optional(filled),
  GOOGLE_ISSUER: optional(z.url()),
  GOOGLE_API_BASE: optional(z.url()),
  LLM_BASE_URL: optional(z.url()),
  LLM_API_KEY: optional(filled),
  LLM_MODEL: optional(filled),
  LLM_EMBEDDING_MODEL: optional(filled),
  ANALYSIS_ALLOW: optional(hosts),
  PUSH_ALLOW: optional(hosts),
  CALL_LIMITS: optional(z.enum(['off'])),
  RELEASES_URL: optional(filled.regex(/^s3:\/\/[^/]+/, 'must look like s3://bucket/prefix')),
  RELEASES_PUBLIC_KEY: optional(filled.transform(publicKeys)),
  OVERRIDE_ADMINS: optional(
    filled
      .transform((value) => value.split(',').map((entry) => entry.trim().toLowerCase()))
      .refine((entries) => entries.every((entry) => z.email().safeParse(entry).success), 'must be addresses of e-mail'),
  ),
  METRICS_PORT: optional(port),
  METRICS_HOST: optional(filled),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpAddress),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(httpAddress),
  OTEL_EXPORTER_OTLP_PROTOCOL: optional(z.literal('http/json', 'must be http/json')),
  OTEL_TRACES_EXPORTER: optional(z.enum(['otlp', 'none'])),
  OTEL_TRACES_SAMPLER: optional(z.enum(samplers)),
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number(share).min(0, share).max(1, share)),
  OTEL_BSP_SCHEDULE_DELAY: optional(z.coerce.number().int().min(1).max(600_000)),
  OTEL_SDK_DISABLED: optional(z.enum(['true', 'false'])),
  TRUST_TRACEPARENT: optional(z.enum(['proxy'])),
  ADMIN_PASSKEYS: optional(z.enum(['required'])),
  RELEASES_SIGNING_KEY: optional(filled.transform(signingKeys)),
  LOG_LEVEL: optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
});
type Variables = z.output<typeof variables>;

/** What the process was told, checked and with its defaults. See "Running it" in the README. */
export interface Env {
  isProduction: boolean;
  port: number;
  host: string;
  /** Origin in links and cookies, without a trailing slash. Never taken from the Host header. */
  publicOrigin: string;
  /** Addresses of proxies whose X-Forwarded-For is believed; undefined when there is none. */
  trustProxy: string | undefined;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Demo data on first start; in production only when asked for. */
  seed: 'demo' | 'none';
  /** Given in production; otherwise created in the data folder. See loadSecret. */
  secretKey: string | undefined;
  /** Keys that what was sealed or signed is still read with. */
  previousSecretKeys: readonly string[];
  /** How long the backup command keeps what it made before; undefined for as long as somebody leaves it there. */
  backupKeepDays: number | undefined;
  /** With `isTlsRequired` mails are sent over TLS or not at all. */
  mail: { smtpUrl: string | undefined; from: string; isTlsRequired: boolean };
  /** Folder with the operators' own texts: imprint, privacy policy, terms. */
  legalDir: string | undefined;
  /** Languages that people can choose from, German first. */
  offeredLanguages: readonly Language[];
  /** Where visitors may write to. */
  contactEmail: string | undefined;
  /** Mailbox of the operators that is told of new requests of members. */
  supportEmail: string | undefined;
  /** Where mails to the support are taken; undefined where nothing comes in by mail. */
  inboundMail: InboundMail | undefined;
  stripe: {
    secretKey: string | undefined;
    publishableKey: string | undefined;
    priceId: string | undefined;
    /** Undefined where Pro is billed monthly only. */
    yearlyPriceId: string | undefined;
    webhookSecret: string | undefined;
    apiBase: string | undefined;
  };
  google: {
    clientId: string | undefined;
    clientSecret: string | undefined;
    issuer: string | undefined;
    apiBase: string | undefined;
  };
  llm: {
    baseUrl: string | undefined;
    apiKey: string | undefined;
    model: string | undefined;
    /** For texts that say the same in other words. */
    embeddingModel: string | undefined;
  };
  /** `host:port` in lower case that the website analysis may reach although private. */
  analysisAllow: readonly string[];
  /** `host:port` in lower case of push services on this machine, beside those of the browsers. */
  pushAllow: readonly string[];
  /** Whether every call is taken from the budget of who makes it; always in production. */
  hasCallLimits: boolean;
  releasesUrl: string | undefined;
  /** Ed25519, of the operators; with any only what is signed with their counterparts, or with keys that these let in, is followed. */
  releasesPublicKeys: readonly KeyObject[];
  /** Addresses, in lower case, of admins who may try local builds of modules in production. */
  overrideAdmins: readonly string[];
  /** Where the process tells its figures; undefined where it counts none. */
  metrics: { host: string; port: number } | undefined;
  /** Where the process tells what it does step by step; undefined where it tells nobody. */
  tracing: TracingSettings | undefined;
  /** Whether admins act only in sessions that a passkey proved; always in production. */
  needsPasskeys: boolean;
  /** Ed25519, private: with it admins may pause, promote and roll back where releases are signed. */
  releasesSigningKeys: readonly KeyObject[];
  logLevel: string;
}

/** Every fault of the environment at once, one line each. */
export class EnvError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(['Variables of the environment are wrong or missing:', ...faults.map((fault) => `  - ${fault}`)].join('\n'));
    this.name = 'EnvError';
    this.faults = faults;
  }
}

/**
 * Reads the environment once.
 * @throws {EnvError} naming every wrong, missing or forbidden variable
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = variables.safeParse(source, { error: inEnglish });
  const malformed = parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  const faults = [...malformed, ...inboundFaults(source), ...tracingFaults(source), ...productionFaults(source)];
  if (!parsed.success || faults.length > 0) throw new EnvError(faults);
  return toEnv(parsed.data);
}

function offered(value: string, context: z.RefinementCtx): Language[] {
  const named = value.split(',').map((entry) => entry.trim());
  const known = named.filter(isLanguage);
  if (known.length === named.length && known[0] === 'de') return [...new Set(known)];
  context.addIssue({ code: 'custom', message: 'must be languages of the site, German first: de,en' });
  return z.NEVER;
}

function signingKeys(pem: string, context: z.RefinementCtx): readonly KeyObject[] {
  try {
    return sealKeys({ RELEASES_SIGNING_KEY: pem }).signing;
  } catch {
    context.addIssue({ code: 'custom', message: 'must be an Ed25519 private key in PEM' });
    return z.NEVER;
  }
}

function publicKeys(pem: string, context: z.RefinementCtx): KeyObject[] {
  const keys = rootKeys(pem);
  if (keys) return keys;
  context.addIssue({ code: 'custom', message: 'must be an Ed25519 public key in PEM, or several' });
  return z.NEVER;
}

function toEnv(given: Variables): Env {
  const isProduction = given.NODE_ENV === 'production';
  const listening = given.PORT ?? 3000;
  return {
    isProduction,
    port: listening,
    host: given.HOST ?? '127.0.0.1',
    publicOrigin: given.PUBLIC_ORIGIN ?? `http://localhost:${listening}`,
    trustProxy: given.TRUST_PROXY,
    dataDir: given.DATA_DIR ?? '.data',
    databaseUrl: given.DATABASE_URL,
    seed: given.SEED ?? (isProduction ? 'none' : 'demo'),
    secretKey: given.SECRET_KEY,
    previousSecretKeys: given.SECRET_KEY_PREVIOUS ?? [],
    backupKeepDays: given.BACKUP_KEEP_DAYS,
    mail: {
      smtpUrl: given.SMTP_URL,
      from: given.MAIL_FROM ?? 'Rezenso <post@rezenso.example>',
      isTlsRequired: isProduction && given.SMTP_URL !== undefined && !isMailServerLocal(given.SMTP_URL),
    },
    legalDir: given.LEGAL_DIR,
    offeredLanguages: given.OFFERED_LANGUAGES ?? offeredLanguages,
    contactEmail: given.CONTACT_EMAIL,
    supportEmail: given.SUPPORT_EMAIL,
    inboundMail: inboundOf(given),
    stripe: {
      secretKey: given.STRIPE_SECRET_KEY,
      publishableKey: given.STRIPE_PUBLISHABLE_KEY,
      priceId: given.STRIPE_PRICE_ID,
      yearlyPriceId: given.STRIPE_YEARLY_PRICE_ID,
      webhookSecret: given.STRIPE_WEBHOOK_SECRET,
      apiBase: given.STRIPE_API_BASE,
    },
    google: {
      clientId: given.GOOGLE_CLIENT_ID,
      clientSecret: given.GOOGLE_CLIENT_SECRET,
      issuer: given.GOOGLE_ISSUER,
      apiBase: given.GOOGLE_API_BASE,
    },
    llm: {
      baseUrl: given.LLM_BASE_URL,
      apiKey: given.LLM_API_KEY,
      model: given.LLM_MODEL,
      embeddingModel: given.LLM_EMBEDDING_MODEL,
    },
    analysisAllow: given.ANALYSIS_ALLOW ?? [],
    pushAllow: given.PUSH_ALLOW ?? [],
    hasCallLimits: given.CALL_LIMITS !== 'off',
    releasesUrl: given.RELEASES_URL,
    releasesPublicKeys: given.RELEASES_PUBLIC_KEY ?? [],
    overrideAdmins: given.OVERRIDE_ADMINS ?? [],
    metrics:
      given.METRICS_PORT === undefined
        ? undefined
        : { host: given.METRICS_HOST ?? '127.0.0.1', port: given.METRICS_PORT },
    tracing: tracingOf(given),
    needsPasskeys: isProduction || given.ADMIN_PASSKEYS === 'required',
    releasesSigningKeys: given.RELEASES_SIGNING_KEY ?? [],
    logLevel: given.LOG_LEVEL ?? 'info',
  };
}
