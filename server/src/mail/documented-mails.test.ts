import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { expect } from 'expect';
import { everyEmail } from '../../testing/every-email.ts';

const areas = path.join(import.meta.dirname, '../areas');
const document = path.join(import.meta.dirname, '../../../docs/mail.md');

it('docs/mail.md names every mail that an area sends, under its kind', () => {
  expect(sentMails().length).toBeGreaterThan(11);
  expect(documentedMails()).toEqual(sentMails().toSorted());
});

/** `kind name` of every mail: of what members are told, and read from other calls of the mailer. */
function sentMails(): string[] {
  return [...new Set([...toldMails(), ...calledMails()])];
}

function toldMails(): string[] {
  const emails = everyEmail({ reader: 'Anna', partner: 'Druckwerk', words: 'Danke!' }, 'https://rezenso.de');
  return emails.map(({ type, mail }) => `${type} ${mail.split('.')[0]}`);
}

function calledMails(): string[] {
  return globSync('**/*.ts', { cwd: areas, exclude: ['**/*.test.ts'] }).flatMap((file) => {
    const source = readFileSync(path.join(areas, file), 'utf8');
    const calls = source.matchAll(/mailer\.(tell|send)\(\s*tx,\s*(?:`([\w-]+)\.|(\w+)\()([\s\S]*?)\);/g);
    return [...calls].map(([, verb, name, namedBy = '', rest = '']) => {
      const kind = verb === 'send' ? 'system' : /'(\w+)'/.exec(rest)?.[1];
      return `${kind} ${name ?? nameFrom(source, namedBy)}`;
    });
  });
}

/** What a function of the same file begins the mail's name with. */
function nameFrom(source: string, maker: string): string | undefined {
  return new RegExp(`(?:function|const) ${maker}\\b[\\s\\S]{0,120}?\`([\\w-]+)\\.`).exec(source)?.[1];
}

function documentedMails(): string[] {
  const rows = readFileSync(document, 'utf8').matchAll(/^\| `(\w+)` \|[^|]*\|([^|]*)\|/gm);
  const names = [...rows].flatMap(([, kind, mails = '']) =>
    [...mails.matchAll(/`([\w-]+)`/g)].map(([, name]) => `${kind} ${name}`),
  );
  return names.toSorted();
}
