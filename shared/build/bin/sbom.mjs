#!/usr/bin/env node
// `npm run sbom [-- FILE]`: writes which packages ship with the server and the modules, as CycloneDX, to `sbom.cdx.json` or FILE.
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { repository, underPinnedNode } from './bootstrap/pinned-node.mjs';

await underPinnedNode(import.meta.url, async () => {
  const { sbomOf } = await import('../src/sbom/sbom.ts');
  const file = resolve(process.argv[2] ?? 'sbom.cdx.json');
  const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: repository, encoding: 'utf8' }).trim();
  const sbom = await sbomOf(repository, `0.0.0-${commit}`);
  await writeFile(file, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`${sbom.components.length} packages in ${file}`);
});
