import type OpenAI from 'openai';
import type { APIError } from 'openai';

/** Where a model is asked. */
export interface ModelAddress {
  baseUrl: string;
  apiKey: string | undefined;
  /** Time for the head of an answer, in ms. */
  limitMs: number;
}

/** The client of a server that speaks OpenAI's protocol, each question asked once; loaded with the first, as few sites have a model. */
export function modelClient({ baseUrl, apiKey, limitMs }: ModelAddress): () => Promise<OpenAI> {
  let client: Promise<OpenAI> | undefined;
  return () => {
    client ??= import('openai').then(
      ({ default: Client }) =>
        new Client({
          baseURL: baseUrl,
          apiKey: apiKey ?? 'none',
          timeout: limitMs,
          maxRetries: 0,
          // What people wrote goes where the operators said, and nowhere that an answer says.
          fetchOptions: { redirect: 'error' },
        }),
    );
    return client;
  };
}

/** The HTTP status of a refusal; undefined for whatever else went wrong. */
export function statusOf(error: unknown): number | undefined {
  return isRefusal(error) ? error.status : undefined;
}

/** What went wrong, for the log: neither what was asked nor what came back, as both may hold what people wrote. */
export function reasonOf(error: unknown): string {
  const status = statusOf(error);
  if (status) return `HTTP ${status}`;
  return error instanceof Error ? error.name : 'unknown';
}

function isRefusal(error: unknown): error is APIError {
  return error instanceof Error && 'status' in error && typeof error.status === 'number';
}
