/** Which traces are told, by the names of OTEL_TRACES_SAMPLER. */
export const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where the process tells what it does step by step. */
export interface TracingSettings {
  /** Of the collector, as a whole: OTLP over HTTP, in JSON. */
  endpoint: string;
  sampler: (typeof samplers)[number];
  /** Share of traces, from 0 to 1, for the samplers that have one. */
  ratio: number;
  /** Longest wait of a step before it is handed over. */
  delayMillis: number;
  /** Whether a `traceparent` that a proxy of TRUST_PROXY hands on is continued. */
  isParentTrusted: boolean;
}

interface Given {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
  OTEL_SDK_DISABLED?: string | undefined;
  OTEL_TRACES_EXPORTER?: string | undefined;
  OTEL_TRACES_SAMPLER?: TracingSettings['sampler'] | undefined;
  OTEL_TRACES_SAMPLER_ARG?: number | undefined;
  OTEL_BSP_SCHEDULE_DELAY?: number | undefined;
  TRUST_TRACEPARENT?: 'proxy' | undefined;
}

const usualDelayMillis = 5_000;

/** Undefined where nothing is told: no collector is named, or it is switched off in one of the standard ways. */
export function tracingOf(given: Given): TracingSettings | undefined {
  const base = given.OTEL_EXPORTER_OTLP_ENDPOINT;
  const endpoint = given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/$/, '')}/v1/traces`);
  const isOff = given.OTEL_SDK_DISABLED === 'true' || given.OTEL_TRACES_EXPORTER === 'none';
  if (!endpoint || isOff) return undefined;
  return {
    endpoint,
    sampler: given.OTEL_TRACES_SAMPLER ?? 'parentbased_always_on',
    ratio: given.OTEL_TRACES_SAMPLER_ARG ?? 1,
    delayMillis: given.OTEL_BSP_SCHEDULE_DELAY ?? usualDelayMillis,
    isParentTrusted: given.TRUST_TRACEPARENT === 'proxy',
  };
}

/** What contradicts itself, one line each. */
export function tracingFaults(variables: Readonly<Record<string, string | undefined>>): string[] {
  if (!variables.TRUST_TRACEPARENT?.trim() || variables.TRUST_PROXY?.trim()) return [];
  return ['TRUST_PROXY: required beside TRUST_TRACEPARENT, nobody else is believed'];
}
