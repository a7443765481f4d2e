import { readFile } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { tracer } from '../trace/traced-text.ts';
import { type Command, type Invocation, UsageError } from './command.ts';

export const trace: Command = {
  usage: 'trace <file> | trace <module> <version> <script>:<line>:<column>',
  summary:
    'Leads a stack from a browser back to the sources: of a file with stacks in it, such as a log (- reads what is piped in), every frame of any release in the store; or one place in one script.',
  names: [1, 3],
  async run(invocation) {
    const { names, say } = invocation;
    const [first = '', version, place] = names;
    if (version !== undefined && place === undefined) throw new UsageError('<script>:<line>:<column> is missing.');
    if (version !== undefined && place !== undefined) return say(await onePlace(invocation, first, version, place));
    const stack = first === '-' ? await textOf(process.stdin) : await contentOf(first);
    const store = invocation.store();
    const { text, count, faults } = await tracer(store, await store.readRegistry()).traced(stack);
    if (count === 0 && faults.length > 0) throw new Error(faults.join('\n'));
    if (count === 0)
      throw new Error('There is no frame of a release in it: …/releases/<module>/<version>/<script>:1:2');
    say([text.trimEnd(), ...faults.map((fault) => `\n${fault}`)].join(''));
  },
};

async function onePlace(invocation: Invocation, module: string, version: string, place: string): Promise<string> {
  const [, script = '', line, column] = /^(.+\.js):(\d+):(\d+)$/.exec(place) ?? [];
  if (!script) throw new UsageError(`A place is <script>:<line>:<column>, such as entry.js:1:200, not "${place}".`);
  const store = invocation.store();
  const { placeOf } = tracer(store, await store.readRegistry());
  const found = await placeOf({ module, version, script, line: Number(line), column: Number(column) });
  return found.code ? `${found.place}\n        | ${found.code.trim()}` : found.place;
}

async function contentOf(file: string): Promise<string> {
  const content = await readFile(file, 'utf8').catch(() => undefined);
  if (content !== undefined) return content;
  throw new UsageError(`There is no file ${file}.`);
}
