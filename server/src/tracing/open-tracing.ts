import {
  type Context,
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  detectResources,
  envDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracingSettings } from '../config/tracing.ts';
import { faultName } from './fault-name.ts';
import { followCalls } from './outgoing-calls.ts';
import { patientExporter } from './patient-exporter.ts';
import { samplerOf } from './sampler.ts';
import type { OpenStep, Step, StepFacts, Tracing } from './tracing.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };
/** A process that stops waits for its collector no longer. */
const lastMillis = 2_000;

/** See createTracing, which loads this file when a collector is named. */
export function openTracing(settings: TracingSettings, knownHosts: readonly string[]): Tracing {
  const exporter = patientExporter(new OTLPTraceExporter({ url: settings.endpoint }));
  const provider = new TracerProvider({
    // Host, user and command line of the process are nobody's business; OTEL_RESOURCE_ATTRIBUTES adds what somebody wants.
    resource: resourceFromAttributes({ 'service.name': 'rezenso' })
      .merge(detectResources({ detectors: [serviceInstanceIdDetector] }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: settings.delayMillis })],
    spanLimits: { attributeValueLengthLimit: 2_048 },
  });
  const tracer = provider.getTracer('rezenso');
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());

  function start({ name, kind, facts, cause, links = [] }: Step, startTime?: number): [Span, Context] {
    const from = cause === undefined ? context.active() : contextOf(cause);
    const options = {
      ...(kind && { kind: kinds[kind] }),
      ...(facts && { attributes: facts }),
      ...(startTime !== undefined && { startTime }),
      links: linksTo(links),
    };
    const span = tracer.startSpan(name, options, from);
    return [span, trace.setSpan(from, span)];
  }

  function begin(step: Step): OpenStep {
    const [span, inside] = start(step);
    return {
      within: (work) => context.with(inside, work),
      end(facts, fault) {
        if (facts) span.setAttributes(facts);
        if (fault) fail(span, fault);
        span.end();
      },
    };
  }

  const tracing: Tracing = {
    begin,
    async run(step, work) {
      const open = begin(step);
      try {
        const result = await open.within(work);
        open.end();
        return result;
      } catch (error) {
        open.end({}, faultName(error));
        throw error;
      }
    },
    note(step, millis, fault) {
      if (!trace.getSpan(context.active())?.isRecording()) return;
      const end = performance.now();
      const [span] = start(step, end - millis);
      if (fault) fail(span, fault);
      span.end(end);
    },
    link: (causes) => void trace.getSpan(context.active())?.addLinks(linksTo(causes)),
    tell: (facts: StepFacts) => void trace.getSpan(context.active())?.setAttributes(facts),
    traceparent() {
      const here = trace.getSpanContext(context.active());
      if (!here || !isSpanContextValid(here)) return undefined;
      return `00-${here.traceId}-${here.spanId}-0${here.traceFlags & 1}`;
    },
    ids() {
      const here = trace.getSpanContext(context.active());
      return here && isSpanContextValid(here) ? { trace_id: here.traceId, span_id: here.spanId } : undefined;
    },
    tellFaultsTo: (log) => exporter.tellFaultsTo(log, settings.endpoint),
    async close() {
      unfollow();
      // A collector that is gone or hangs keeps nobody from stopping.
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, lastMillis);
      });
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
      clearTimeout(timer);
      context.disable();
    },
  };
  const unfollow = followCalls(tracing, knownHosts);
  return tracing;
}

/** Nothing but the trace of `cause`, so that nothing of where work happens to run gets into it. */
function contextOf(cause: string | null): Context {
  const parent = cause === null ? null : parseTraceParent(cause);
  return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT;
}

function linksTo(causes: readonly string[]) {
  return causes.flatMap((cause) => {
    const linked = parseTraceParent(cause);
    return linked ? [{ context: { ...linked, isRemote: true } }] : [];
  });
}

function fail(span: Span, fault: string): void {
  span.setAttribute('error.type', fault).setStatus({ code: SpanStatusCode.ERROR });
}
