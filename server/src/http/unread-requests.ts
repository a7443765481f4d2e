import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorCatalogue } from '@rezenso/contract/errors';
import type { App } from './request-types.ts';

/** Headers that every answer of this server carries. */
type Headers = Readonly<Record<string, string>>;

/** What Node refuses before a request comes of it, with status and error by Node's own code. */
const refusals: Record<string, [status: number, code: ErrorCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST_TIMEOUT'],
  HPE_HEADER_OVERFLOW: [431, 'MALFORMED_REQUEST'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'PAYLOAD_TOO_LARGE'],
};

/** Answers what cannot be read as a request at all (unknown methods, headers too large) as every other refusal, and hangs up. */
export function answerUnread(everyAnswer: Headers): (error: Error & { code?: string }, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, code] = refusals[error.code ?? ''] ?? [400, 'MALFORMED_REQUEST'];
    const { headers, body } = refusal(code, everyAnswer);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
    if (socket.writable) socket.write(`${head}\r\n\r\n${body}`);
    socket.destroy(error);
  };
}

/** The same for what Node answers by itself: an `Expect` that nobody knows, and more requests than a connection has. */
export function answerUnexpected(app: App, everyAnswer: Headers): void {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const { headers, body } = refusal('MALFORMED_REQUEST', everyAnswer);
    response.writeHead(417, headers).end(body);
  });
  // The last answer said that the connection ends with it.
  app.server.on('dropRequest', (_request: IncomingMessage, socket: Socket) => socket.destroy());
}

function refusal(code: ErrorCode, everyAnswer: Headers) {
  const requestId = randomUUID();
  const body = JSON.stringify({ message: errorCatalogue[code].message, code, requestId });
  const headers = {
    ...everyAnswer,
    'x-request-id': requestId,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  return { headers, body };
}
