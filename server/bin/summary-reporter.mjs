import { relative } from 'node:path';

/** For files that are tests at the top: prints a line per file and every failure in full, then the counts. */
export default async function* summary(source) {
  const files = new Map();
  let pass = 0;
  let fail = 0;
  for await (const { type, data } of source) {
    if (type === 'test:stderr' || type === 'test:stdout') yield data.message;
    if ((type !== 'test:pass' && type !== 'test:fail') || data.skip !== undefined) continue;
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
    yield `${counts.fail > 0 ? '✖' : '✔'} ${file} (${counts.pass} passed${counts.fail > 0 ? `, ${counts.fail} failed` : ''})\n`;
  }
  yield `# counted pass=${pass} fail=${fail}\n`;
}

function describe(error) {
  const cause = error?.cause ?? error;
  return String(cause?.stack ?? cause).replace(/^/gm, '    ');
}
