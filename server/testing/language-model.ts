import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A chat completion as it arrives at a model. */
export interface ModelRequest {
  model: string;
  messages: { role: 'system' | 'user'; content: string }[];
  response_format: { type: string; json_schema: { schema: unknown } };
}

type Reply = (response: ServerResponse, request: ModelRequest) => void;

export interface FakeModel {
  /** For LLM_BASE_URL. */
  baseUrl: string;
  requests: ModelRequest[];
  /** What the model answers from now on. */
  reply: Reply;
  close(): Promise<void>;
}

/** A local server that speaks the chat completions protocol. */
export async function startFakeModel(): Promise<FakeModel> {
  const fake = { baseUrl: '', requests: [] as ModelRequest[], reply: says({}), close: async () => {} };
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body: ModelRequest = JSON.parse(await bodyOf(request));
    fake.requests.push(body);
    fake.reply(response, body);
  };
  const server = createServer((request, response) => void hear(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  fake.close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return fake;
}

/** A whole, well-formed answer with this content. */
export function says(content: unknown): Reply {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return (response) => {
    const message = { role: 'assistant', content: text };
    const completion = {
      id: 'c-1',
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(completion));
  };
}

export const breaks: Record<string, Reply> = {
  'fails with 500': (response) => response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{}}'),
  'never answers': () => {},
  'stops in the middle': (response) => {
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      .write('{"choices":[{"mess');
    setTimeout(() => response.destroy(), 20);
  },
  'drips without an end': (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(drip));
  },
  'answers HTML': (response) => response.setHeader('content-type', 'text/html').end('<h1>Bad Gateway</h1>'),
  'answers no JSON': says('Gerne! Hier ist mein Entwurf:'),
  'answers another form': says({ text: 7 }),
  'answers far too much': says({
    draft: 'a'.repeat(20_000),
    summary: '',
    hints: [],
    qualityScore: 1,
    targetAudience: '',
  }),
};

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}
