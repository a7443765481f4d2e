import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A chat completion as it arrives at a model. */
export interface ModelRequest {
  model: string;
  messages: { role: 'system' | 'user'; content: string }[];
  response_format: { type: string; json_schema: { schema: unknown } };
}

type Reply = (response: ServerResponse, request: ModelRequest) => void;

/** A request for vectors as it arrives at a model. */
export interface EmbeddingRequest {
  model: string;
  input: string[];
  encoding_format: string;
}

export interface FakeModel {
  /** For LLM_BASE_URL. */
  baseUrl: string;
  requests: ModelRequest[];
  /** What the model answers from now on. */
  reply: Reply;
  /** Calls of /embeddings. */
  embeddingRequests: EmbeddingRequest[];
  /** The direction of a text, from now on. */
  embed: (text: string) => readonly number[];
  /** What answers instead of vectors, as long as it is there. */
  embeddingFault: ((response: ServerResponse, request: EmbeddingRequest) => void) | undefined;
  close(): Promise<void>;
}

/** A local server that speaks the protocols of chat completions and of embeddings. */
export async function startFakeModel(): Promise<FakeModel> {
  const fake: FakeModel = {
    baseUrl: '',
    requests: [],
    reply: says({}),
    embeddingRequests: [],
    embed: directionOf,
    embeddingFault: undefined,
    close: async () => {},
  };
  const hear = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = JSON.parse(await bodyOf(request));
    if (request.url?.endsWith('/embeddings')) {
      answerVectors(fake, body, response);
      return;
    }
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

function answerVectors(fake: FakeModel, request: EmbeddingRequest, response: ServerResponse): void {
  fake.embeddingRequests.push(request);
  if (fake.embeddingFault) {
    fake.embeddingFault(response, request);
    return;
  }
  const data = request.input.map((text, index) => ({ object: 'embedding', index, embedding: fake.embed(text) }));
  const usage = { prompt_tokens: 1, total_tokens: 1 };
  const answer = { object: 'list', data: data.toReversed(), model: request.model, usage };
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
}

const dimensions = 64;

/** A direction that follows from the words alone: texts with the same words point the same way. */
export function directionOf(text: string): number[] {
  const direction = new Array<number>(dimensions).fill(0.01);
  for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? []) {
    let hash = 7;
    for (const letter of word) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
    const place = (hash >>> 8) % dimensions;
    direction[place] = (direction[place] ?? 0) + 1;
  }
  return direction;
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
