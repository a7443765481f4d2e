import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { createTransport } from 'nodemailer';

/** What a mail server gets as an answer. */
export interface SmtpAnswer {
  code: number;
  text: string;
}

/** A mail as some program would write it; see the folder `inbound-mails`. */
export interface WrittenMail {
  from: string;
  to: string;
  id?: string;
}

/** A mail out of the folder `inbound-mails`, from and to somebody. */
export async function mailOf(program: string, { from, to, id = randomUUID() }: WrittenMail): Promise<Buffer> {
  const file = await readFile(path.join(import.meta.dirname, 'inbound-mails', `${program}.eml`), 'utf8');
  const filled = file.replaceAll('{{FROM}}', from).replaceAll('{{TO}}', to).replaceAll('{{ID}}', id);
  return Buffer.from(filled.replace(/\r?\n/g, '\r\n'));
}

/** A mail of plain words. */
export function plainMail(
  { from, to, id = randomUUID() }: WrittenMail,
  text: string,
  head: readonly string[] = [],
): Buffer {
  const lines = [`From: ${from}`, `To: ${to}`, 'Subject: Re: Antwort', `Message-ID: <${id}@example.de>`, ...head];
  return Buffer.from([...lines, 'Content-Type: text/plain; charset=utf-8', '', ...text.split('\n'), ''].join('\r\n'));
}

/** Hands a mail over as a mail server does. @returns the last answer */
export async function handOver(
  port: number,
  raw: Buffer,
  { from, to }: { from: string; to: string },
): Promise<SmtpAnswer> {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  try {
    const { response } = await transport.sendMail({ envelope: { from, to }, raw });
    return { code: Number.parseInt(response, 10), text: response };
  } catch (error) {
    if (!(error instanceof Error) || !('responseCode' in error) || !('response' in error)) throw error;
    return { code: Number(error.responseCode), text: String(error.response) };
  } finally {
    transport.close();
  }
}

/** Says line after line to a server for mail, each once the one before is answered. @returns the answers */
export function talk(port: number, lines: readonly string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const answers: string[] = [];
    let unread = '';
    let said = 0;
    socket
      .setEncoding('utf8')
      .on('error', reject)
      .on('close', () => resolve(answers));
    socket.on('data', (data) => {
      unread += data;
      const whole = /^(?:\d{3}-.*\r\n)*\d{3}(?: .*)?\r\n/.exec(unread);
      if (!whole) return;
      answers.push(whole[0].trimEnd());
      unread = unread.slice(whole[0].length);
      const line = lines[said];
      said += 1;
      if (line === undefined) socket.end();
      else socket.write(`${line}\r\n`);
    });
  });
}
