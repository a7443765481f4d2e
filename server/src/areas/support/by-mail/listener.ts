import type { AddressInfo } from 'node:net';
import type { SMTPServer, SMTPServerDataStream, SMTPServerOptions, SMTPServerSession } from 'smtp-server';
import type { Core } from '../../../core.ts';
import type { createByMail } from './by-mail.service.ts';
import { largestMailBytes, MailRefusal } from './refusal.ts';

export interface MailListener {
  /** The port that was really taken. */
  port: number;
  /** Takes no new mail, finishes what came in whole, and ends the connections that are left. */
  close(): Promise<void>;
}

/** What a mail server that hands over answers of people stays far below. */
export const mostConnections = 10;
const mostMailsPerConnection = 100;
const mostStrangersPerConnection = 20;
const closingMillis = 3_000;

/** When a connection is ended, in milliseconds. */
export interface Patience {
  /** Nothing came for so long. */
  silenceMillis: number;
  /** However busily somebody writes: a mail of the largest size takes seconds. */
  longestConnectionMillis: number;
}

const usualPatience: Patience = { silenceMillis: 60_000, longestConnectionMillis: 10 * 60_000 };

/**
 * Listens for answers by mail, where the environment says so. In clear and without signing in: the operators' own mail server hands over, which speaks TLS
 * with the world, looks for spam and checks who a mail is from.
 * @returns undefined where nothing comes in by mail
 * @throws as `listen` does, for instance EADDRINUSE
 */
export async function listenForMails(
  core: Core,
  { silenceMillis, longestConnectionMillis }: Patience = usualPatience,
): Promise<MailListener | undefined> {
  const { inboundMail } = core.env;
  if (!inboundMail) return undefined;
  // What listens and reads mails loads here, and nowhere else.
  const { SMTPServer: Server } = await import('smtp-server');
  const byMail = (await import('./by-mail.service.ts')).createByMail(core);
  const { handlers, untilIdle } = createHandlers(core, byMail);
  const server = new Server({
    name: inboundMail.domain,
    size: largestMailBytes,
    maxClients: mostConnections,
    maxRecipients: 1,
    socketTimeout: silenceMillis,
    closeTimeout: closingMillis,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // They would be guessed from the code: 'no such mailbox' for a sender that does not fit, 'mailbox full' for a mail that is too large.
    hideENHANCEDSTATUSCODES: true,
    logger: false,
    ...handlers,
  });
  server.server.on('connection', (socket) => {
    const end = setTimeout(() => socket.destroy(), longestConnectionMillis).unref();
    socket.once('close', () => clearTimeout(end));
  });
  await listening(server, inboundMail);
  // What a connection does wrong is its own end; its address and words stay out of the log.
  server.on('error', ({ code }: NodeJS.ErrnoException) => core.log.debug({ code }, 'a connection for mail failed'));
  const { port } = server.server.address() as AddressInfo;
  core.log.info({ host: inboundMail.host, port }, 'answers by mail are taken');
  return {
    port,
    async close() {
      await new Promise<void>((resolve) => server.close(resolve));
      await untilIdle();
    },
  };
}

function listening(server: SMTPServer, { port, host }: { port: number; host: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}

type Handlers = Pick<SMTPServerOptions, 'onMailFrom' | 'onRcptTo' | 'onData'>;

/** What the listener does with each command, and what waits until none is under way. */
function createHandlers(
  core: Core,
  byMail: ReturnType<typeof createByMail>,
): { handlers: Handlers; untilIdle: () => Promise<unknown> } {
  const strangers = new WeakMap<SMTPServerSession, number>();
  const underWay = new Set<Promise<void>>();

  /** Does something for a command, and answers it however it ends. */
  function answer(work: Promise<void>, done: (error?: Error | null) => void): void {
    const answered: Promise<void> = work
      .then(
        () => done(),
        (error: Error) => done(error),
      )
      .finally(() => underWay.delete(answered));
    underWay.add(answered);
  }

  async function open(address: string, session: SMTPServerSession): Promise<void> {
    try {
      await byMail.check(address);
    } catch (error) {
      note(error, 0);
      const refused = (strangers.get(session) ?? 0) + 1;
      strangers.set(session, refused);
      // Whoever goes on guessing begins anew, with a connection that counts.
      if (refused >= mostStrangersPerConnection) throw tooMany();
      throw error;
    }
  }

  async function receive(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const to = envelope.rcptTo[0]?.address ?? '';
    const returnPath = envelope.mailFrom ? envelope.mailFrom.address : '';
    const raw = await wholeOf(stream);
    try {
      if (!raw) throw new MailRefusal('tooLarge', `${core.env.publicOrigin}/support`);
      const outcome = await byMail.take({ to, returnPath, raw }, core.now());
      core.log.info({ outcome, bytes: raw.length }, 'a mail came in');
    } catch (error) {
      note(error, stream.byteLength);
      throw error;
    }
  }

  /** Without a word of the mail, or an address. */
  function note(error: unknown, bytes: number): void {
    const refusal = error instanceof MailRefusal ? error : undefined;
    if (refusal?.reason === 'unavailable') core.log.error({ err: refusal.cause, bytes }, 'a mail could not be taken');
    else core.log.info({ outcome: 'refused', reason: refusal?.reason, bytes }, 'a mail came in');
  }

  return {
    handlers: {
      onMailFrom: (_, session, done) => done(session.transaction > mostMailsPerConnection ? tooMany() : null),
      onRcptTo: ({ address }, session, done) => answer(open(address, session), done),
      onData: (stream, session, done) => answer(receive(stream, session), done),
    },
    untilIdle: () => Promise.allSettled(underWay),
  };
}

/** Ends the connection (RFC 5321, 3.8). */
function tooMany(): Error {
  return Object.assign(new Error('Too much for one connection'), { responseCode: 421 });
}

/** @returns undefined for a mail that is too large, of which nothing is kept meanwhile. @throws when the connection ends in the middle of it */
async function wholeOf(stream: SMTPServerDataStream): Promise<Buffer | undefined> {
  let chunks: Buffer[] = [];
  for await (const chunk of stream) {
    if (stream.sizeExceeded) chunks = [];
    else chunks.push(chunk);
  }
  return stream.sizeExceeded ? undefined : Buffer.concat(chunks);
}
