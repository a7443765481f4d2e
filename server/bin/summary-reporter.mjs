import { relative, resolve } from 'node:path';
import { inspect } from 'node:util';

/** For files that are tests at the top: prints a line per file and every failure in full, then the counts. */
export default async function* summary(source) {
  const files = new Map();
  const seconds = new Map();
  let pass = 0;
  let fail = 0;
  for await (const { type, data } of source) {
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message;
    if ((type !== 'test:pass' && type !== 'test:fail') || data.skip !== undefined) continue;
    if (data.nesting === 0) seconds.set(relative(process.cwd(), resolve(data.name)), data.details.duration_ms / 1000);
    // A suite, and the file itself, only sums up its tests; a file that cannot be loaded has none and counts.
    const isContainer = data.details.type === 'suite' || data.nesting === 0;
    const isFault = type === 'test:fail' && data.details.error?.failureType !== 'subtestsFailed';
    if (isContainer && !isFault) continue;
    const file = data.nesting === 0 ? data.name : relative(process.cwd(), data.file);
    const counts = files.get(file) ?? { pass: 0, fail: 0 };
    files.set(file, counts);
    if (type === 'test:pass') {
      pass += 1;
      counts.pass += 1;
      continue;
    }
    if (!isFault) continue;
    fail += 1;
    counts.fail += 1;
    yield `\n✖ ${data.name}\n  ${file}:${data.line ?? 0}\n${describe(data.details.error)}\n`;
  }
  for (const [file, counts] of files) {
    const failures = counts.fail > 0 ? `, ${counts.fail} failed` : '';
    yield `${counts.fail > 0 ? '✖' : '✔'} ${file} (${counts.pass} passed${failures}, ${seconds.get(file)?.toFixed(1)} s)\n`;
  }
  yield `# counted pass=${pass} fail=${fail}\n`;
}

function describe(error) {
  const [thrown, ...causes] = chain(error?.cause ?? error);
  return [thrown, ...causes.map((cause) => `caused by: ${cause}`)].join('\n').replace(/^/gm, '    ');
}

/** An error, what it was caused by, and all that it gathers: the reason often stands only there. */
function chain(error, above = []) {
  if (!(error instanceof Error)) return [inspect(error)];
  if (above.includes(error)) return [];
  const inner = [...(error.cause === undefined ? [] : [error.cause]), ...(error.errors ?? [])];
  return [error.stack ?? String(error), ...inner.flatMap((one) => chain(one, [...above, error]))];
}
