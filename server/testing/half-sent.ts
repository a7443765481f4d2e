import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The beginning of a POST whose body never comes; resolves when it has left. */
export function sendHalf(port: number, path: string): Promise<Socket> {
  return send(
    port,
    `POST ${path} HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: http://localhost:3000\r\n` +
      'Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n{"email":"eva@',
  );
}

/** Headers that never end. */
export function sendHeadersHalf(port: number): Promise<Socket> {
  return send(port, 'GET / HTTP/1.1\r\nHost: localhost:3000\r\nX-Never-Ends: ');
}

export async function send(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  // Being hung up on is what these tests are about.
  socket.on('error', () => {});
  await new Promise((resolve) => socket.write(text, resolve));
  return socket;
}

export function closed(socket: Socket): Promise<void> {
  socket.resume();
  return new Promise((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));
}
