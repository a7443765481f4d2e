import { Agent, request } from 'node:http';
import { after } from 'node:test';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { App } from '../../src/http/request-types.ts';

/** What is judged of an answer, whether it was injected or came through a socket. */
export interface JudgedAnswer extends Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'body' | 'json'> {
  cookies: readonly { name: string; value: string }[];
}

/** Somebody's browser, as far as generated requests need one. */
export interface Sender {
  send(options: InjectOptions): Promise<JudgedAnswer>;
}

/**
 * Requests that travel through a socket: Node's parser, keep-alive and lengths of bodies take part. Listens until the tests of this
 * file are done. @returns how to make a browser without a session
 */
export async function listenForHttp(app: App): Promise<() => Sender> {
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const agent = new Agent({ keepAlive: true });
  after(() => agent.destroy());
  return () => {
    const cookies = new Map<string, string>();
    return {
      async send(options) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await call(address, agent, options, cookie);
        for (const { name, value } of answer.cookies) {
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
        return answer;
      },
    };
  };
}

/** A path goes out as it was generated: `fetch` would tidy it up. */
function call({ hostname, port }: URL, agent: Agent, options: InjectOptions, cookie: string): Promise<JudgedAnswer> {
  const { method = 'GET', url, payload, headers } = options;
  const body = payload === undefined ? undefined : Buffer.from(String(payload));
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: hostname,
        port,
        agent,
        method,
        path: String(url),
        headers: {
          ...(headers as Record<string, string>),
          ...(cookie ? { cookie } : {}),
          ...(body ? { 'content-length': body.length } : {}),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({
            statusCode: answer.statusCode ?? 0,
            headers: answer.headers,
            body: text,
            json: () => JSON.parse(text),
            cookies: (answer.headers['set-cookie'] ?? []).map(cookieOf),
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function cookieOf(line: string): { name: string; value: string } {
  const [pair = ''] = line.split(';');
  const at = pair.indexOf('=');
  return { name: pair.slice(0, at), value: pair.slice(at + 1) };
}
