// A fake mail server for programs outside this package: prints its address, then every mail it took as one line of JSON
// (to, messageId, subject, text), and ends when its input closes.
import { SMTPServer } from 'smtp-server';

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    const chunks = [];
    stream.on('data', (chunk) => chunks.push(chunk));
    stream.on('end', () => {
      const mail = Buffer.concat(chunks).toString('utf8');
      console.log(JSON.stringify({ to: session.envelope.rcptTo[0].address, ...read(mail) }));
      done();
    });
  },
});
// Whoever sends may be killed in the middle of it.
server.on('error', () => {});
server.listen(0, '127.0.0.1', () => console.log(`smtp://127.0.0.1:${server.server.address().port}`));
process.stdin.resume();
process.stdin.once('end', () => server.close(() => process.exit(0)));

function read(mail) {
  const [head, ...body] = mail.split('\r\n\r\n');
  const header = (name) => new RegExp(`^${name}: (.*)$`, 'mi').exec(head)?.[1]?.trim() ?? '';
  return { messageId: header('Message-ID'), subject: header('Subject'), text: unquoted(body.join('\r\n\r\n')) };
}

/** Quoted-printable, as far as links need it. */
function unquoted(text) {
  return text
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
