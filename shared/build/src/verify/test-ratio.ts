import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Lines of a package's tests, with what stands in for the rest in them and its benches, and of its other sources. */
export interface TestRatio {
  tests: number;
  code: number;
  /** Tests to code; 1 without any code. */
  ratio: number;
}

export const isSource = (file: string) => /(?<!\.d)\.(?:tsx?|mjs)$/.test(file);
/** Within a package. Its own `bench/` measures it on judged data: what it answers there is tested. */
export const isTest = (file: string) => /\.test\.tsx?$|(?:^|\/)testing\/|^bench\//.test(file);
/** Within a package: installed or built by a tool, data in the shape of code, what writes such data (`tables/`), or texts in a language (`.de.ts`, `.en.ts`): nobody tests these. */
export const isApart = (file: string) =>
  /(?:^|\/)(?:node_modules|dist|coverage|surface)\//.test(file) ||
  (!isTest(file) && /(?:^|[/.])(?:seed|generated)[/.]|^tables\/|\.(?:de|en)\.ts$/.test(file));

/** How many lines of tests a package has for its code. */
export async function testRatioOf(folder: string): Promise<TestRatio> {
  const files = (await readdir(folder, { recursive: true })).map((file) => file.split(sep).join('/'));
  const counted = files.filter((file) => isSource(file) && !isApart(file));
  const sums = { tests: 0, code: 0 };
  for (const file of counted) {
    const { length } = (await readFile(join(folder, file), 'utf8')).trimEnd().split('\n');
    sums[isTest(file) ? 'tests' : 'code'] += length;
  }
  return { ...sums, ratio: sums.code === 0 ? 1 : sums.tests / sums.code };
}
