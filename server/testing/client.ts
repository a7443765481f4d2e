import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { App } from '../src/http/request-types.ts';

type Body = object | string | undefined;

/** A person's browser, as far as the API sees it: it keeps the cookie and names its origin. */
export interface TestClient {
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, body?: Body): Promise<LightMyRequestResponse>;
  put(url: string, body?: Body): Promise<LightMyRequestResponse>;
  patch(url: string, body?: Body): Promise<LightMyRequestResponse>;
  delete(url: string, body?: Body): Promise<LightMyRequestResponse>;
  /** Any request, with the cookie; for headers and media types out of the ordinary. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
}

/** @param cookies name and value; answers that set cookies change them */
export function createClient(app: App, origin: string, cookies: Map<string, string> = new Map()): TestClient {
  async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const answer = await app.inject({ ...options, cookies: Object.fromEntries(cookies) });
    for (const { name, value } of answer.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }
  const call = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE') => (url: string, body?: Body) =>
    send({ method, url, headers: { origin }, ...(body === undefined ? {} : { payload: body }) });
  return {
    send,
    get: (url) => send({ method: 'GET', url }),
    post: call('POST'),
    put: call('PUT'),
    patch: call('PATCH'),
    delete: call('DELETE'),
  };
}
