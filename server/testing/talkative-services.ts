import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Services of others that refuse everything and say so in many words, with names, as real ones do. */
export interface TalkativeServices {
  /** Stands for a payment provider, Google or a language model. */
  url: string;
  smtpUrl: string;
  /** Requests and mails that were refused. */
  refused: string[];
  close(): Promise<void>;
}

/** @param words what they say, beside what they were asked */
export async function startTalkativeServices(words: string): Promise<TalkativeServices> {
  const refused: string[] = [];
  const provider = createServer((request, response) => {
    void text(request).then((body) => {
      refused.push(String(request.url));
      const said = `${words}: ${body}`.slice(0, 2_000);
      const error = { message: said, type: 'invalid_request_error', param: said };
      const answer = JSON.stringify({ error, error_description: said, message: said });
      // Refused, or broken, in turn.
      response.writeHead(refused.length % 2 ? 400 : 500, { 'content-type': 'application/json' }).end(answer);
    });
  });
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    // For now at the recipient, or for good when it has read the mail, in turn.
    onRcptTo({ address }, _session, done) {
      refused.push(address);
      const isLater = refused.length % 2 === 0;
      const message = `4.2.0 <${address}> (${words}) has no room`;
      done(isLater ? Object.assign(new Error(message), { responseCode: 452 }) : null);
    },
    onData(stream, _session, done) {
      void text(stream).then((mail) => {
        const subject = /^Subject: .*$/m.exec(mail)?.[0];
        done(Object.assign(new Error(`5.7.1 ${words}: '${subject}' looks like spam`), { responseCode: 554 }));
      });
    },
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    smtpUrl: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    refused,
    async close() {
      provider.closeAllConnections();
      await new Promise((resolve) => provider.close(resolve));
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}
