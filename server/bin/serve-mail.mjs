// A fake mail server for programs outside this package: prints its address, then every mail it took as one line of JSON
// (to, messageId, subject, text), and ends when its input closes. It obeys the lines `down` and `up` (nobody listens), `broken-tls` and
// `whole-tls` (it offers TLS, with a certificate that nobody trusts) and `slow <ms>` (before it says that it took a mail), repeating each when it is done. Who a mail
// is for decides what happens to the first try: `later.…@`, `never.…@`, `cut.…@`, `taken-and-cut.…@`, `silent.…@`.
import { createInterface } from 'node:readline';
import { SMTPServer } from 'smtp-server';

/** Names of mailboxes that were tried before: from then on they take mails. */
const tried = new Set();
let slowMs = 0;
let isTlsBroken = false;
let server = serverOf();
await listening(0);
const { port } = server.server.address();
console.log(`smtp://127.0.0.1:${port}`);

const orders = createInterface({ input: process.stdin });
orders.on('line', (order) => void obey(order).then(() => console.log(order)));
orders.once('close', () => process.exit(0));

async function obey(order) {
  if (order.startsWith('slow ')) slowMs = Number(order.slice(5));
  if (order === 'down') await closed();
  if (order === 'up') await listening(port);
  if (order === 'broken-tls' || order === 'whole-tls') {
    isTlsBroken = order === 'broken-tls';
    await closed();
    server = serverOf();
    await listening(port);
  }
}

function serverOf() {
  const made = new SMTPServer({
    authOptional: true,
    disabledCommands: isTlsBroken ? ['AUTH'] : ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => onRecipient(address, done),
    onData,
    closeTimeout: 100,
  });
  // Whoever sends may be killed in the middle of it.
  made.on('error', () => {});
  return made;
}

function listening(at) {
  if (at !== 0) server = serverOf();
  return new Promise((resolve, reject) => server.once('error', reject).listen(at, '127.0.0.1', resolve));
}

function closed() {
  return new Promise((resolve) => server.close(resolve));
}

function onRecipient(address, done) {
  const kind = kindOf(address);
  if (kind === 'never') return done(Object.assign(new Error('5.1.1 no such user'), { responseCode: 550 }));
  if (kind === 'later' && isFirst(address))
    return done(Object.assign(new Error('4.2.0 try later'), { responseCode: 450 }));
  // Nothing is said any more; the sender has to give up by itself.
  if (kind === 'silent' && isFirst(address)) return;
  done();
}

function onData(stream, session, done) {
  const { address } = session.envelope.rcptTo[0];
  const kind = kindOf(address);
  const isCut = kind === 'cut' && isFirst(address);
  if (isCut) return cut(session.id);
  const chunks = [];
  stream.on('data', (chunk) => chunks.push(chunk));
  stream.on('end', () => {
    const mail = Buffer.concat(chunks).toString('utf8');
    console.log(JSON.stringify({ to: address, ...read(mail) }));
    if (kind === 'taken-and-cut' && isFirst(address)) return cut(session.id);
    setTimeout(done, slowMs);
  });
}

/** Without a word, as when a cable is pulled. */
function cut(id) {
  for (const connection of server.connections) if (connection.id === id) connection._socket.destroy();
}

function kindOf(address) {
  return /^(later|never|cut|taken-and-cut|silent)\./.exec(address)?.[1];
}

function isFirst(address) {
  const isNew = !tried.has(address);
  tried.add(address);
  return isNew;
}

function read(mail) {
  const [folded = '', ...body] = mail.split('\r\n\r\n');
  // A long line goes on in the next one, which begins with a space (RFC 5322).
  const head = folded.replace(/\r\n(?=[ \t])/g, '');
  const header = (name) => new RegExp(`^${name}: (.*)$`, 'mi').exec(head)?.[1]?.trim() ?? '';
  return { messageId: header('Message-ID'), subject: header('Subject'), text: unquoted(body.join('\r\n\r\n')) };
}

/** Quoted-printable, as far as links need it. */
function unquoted(text) {
  return text
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}
