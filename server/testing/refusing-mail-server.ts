import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes no mail. It names the recipient in what it says, as servers do. */
export interface RefusingMailServer {
  url: string;
  /** From now on: 'try later', as at first, or that there is no such mailbox. */
  refuse(how: 'for now' | 'for good'): void;
}

const answers = {
  'for now': { responseCode: 450, message: '4.2.0 <eva@example.de>: try later' },
  'for good': { responseCode: 550, message: '5.1.1 <eva@example.de>: no such user' },
};

/** Listens until the tests of this file are done. */
export async function startRefusingMailServer(): Promise<RefusingMailServer> {
  let answer = answers['for now'];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error(answer.message), answer)),
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  after(() => new Promise((resolve) => smtp.close(() => resolve(undefined))));
  const { port } = smtp.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    refuse(how) {
      answer = answers[how];
    },
  };
}
