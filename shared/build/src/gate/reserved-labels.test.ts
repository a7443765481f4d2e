import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { reservedLabels } from '@rezenso/releases/registry';
import { expect } from 'expect';
import { repository } from '../webpack/base.ts';

it("the label of the shell's own navigation entry is kept from the modules", () => {
  const texts = readFileSync(join(repository, 'shell/src/navigation/texts.de.ts'), 'utf8');
  const entries = readFileSync(join(repository, 'shell/src/navigation/navigation-entries.ts'), 'utf8');
  const own = [...entries.matchAll(/label: texts\.(\w+)/g)].map(
    ([, key]) => new RegExp(`\\b${key}: '(.+)'`).exec(texts)?.[1],
  );
  expect(own).toEqual(reservedLabels);
});
