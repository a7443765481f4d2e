import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as a collector got it, with its attributes as an object. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: number;
  /** 2 says that it failed. */
  status: number | undefined;
  attributes: Record<string, unknown>;
  /** Spans of whose traces it is said to follow besides. */
  links: { traceId: string; spanId: string }[];
  /** Of the process that told it. */
  resource: Record<string, unknown>;
}

export interface TraceCollector {
  /** What OTEL_EXPORTER_OTLP_ENDPOINT is set to. */
  endpoint: string;
  /** What arrived, in the order of arrival. */
  spans: CollectedSpan[];
  /** Everything that arrived, as it came: bodies and headers. */
  raw: string[];
  /** Takes nothing from now on, or again. */
  refuse(refuses: boolean): void;
  close(): Promise<void>;
}

interface KeyValue {
  key: string;
  value: Record<string, unknown>;
}

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status?: { code?: number };
  attributes?: KeyValue[];
  links?: { traceId: string; spanId: string }[];
}

interface OtlpRequest {
  resourceSpans: { resource: { attributes: KeyValue[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

/** A collector of traces that speaks OTLP over HTTP in JSON (opentelemetry.io/docs/specs/otlp), as far as somebody hands over spans. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const raw: string[] = [];
  let refuses = false;
  const server = createServer((request, response) => void take(request, response));
  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const isTraces = request.method === 'POST' && request.url === '/v1/traces';
    const isJson = request.headers['content-type'] === 'application/json';
    // 400 is not tried again, as the protocol has it.
    if (!isTraces || !isJson || refuses) return void response.writeHead(isTraces ? 400 : 404).end();
    raw.push(JSON.stringify(request.headers), body);
    for (const { resource, scopeSpans } of (JSON.parse(body) as OtlpRequest).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans.map((span) => collected(span, resource.attributes)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"partialSuccess":{}}');
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    raw,
    refuse(now) {
      refuses = now;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function collected(span: OtlpSpan, resource: KeyValue[]): CollectedSpan {
  const { traceId, spanId, parentSpanId, name, kind, status, attributes = [], links = [] } = span;
  return {
    ...{ traceId, spanId, parentSpanId, name, kind, status: status?.code },
    ...{ attributes: valuesOf(attributes), links, resource: valuesOf(resource) },
  };
}

function valuesOf(attributes: readonly KeyValue[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
