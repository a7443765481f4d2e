import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { moduleNames } from '../release/build-changed.ts';
import { repository } from '../webpack/base.ts';
import { freePort, startCompiling } from './dev-server.ts';

const behind = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<p>Hallo</p>'));
await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
after(() => {
  behind.close();
  process.chdir(repository);
});

describe('`npm run dev -w`', () => {
  for (const moduleName of moduleNames(repository)) {
    it(`compiles ${moduleName} without a complaint and serves it in front of the site`, async () => {
      const { scripts } = JSON.parse(await readFile(join(repository, moduleName, 'package.json'), 'utf8'));
      expect(scripts.dev).toBe(`node ../shared/build/bin/dev.mjs ${moduleName}`);
      process.env.REZENSO_DEV = moduleName;
      const port = await freePort();
      const { compiled, stop } = await startCompiling({ repository, moduleName, port, behind: address });
      try {
        expect((await compiled).toString({ preset: 'errors-warnings' }).trim()).toMatch(/compiled successfully/);
        const entry = moduleName === 'shell' ? 'shell.js' : 'entry.js';
        const script = await fetch(`http://localhost:${port}/releases/${moduleName}/development/${entry}`);
        expect([script.status, script.headers.get('content-type')]).toEqual([
          200,
          expect.stringContaining('javascript'),
        ]);
        expect(await (await fetch(`http://localhost:${port}/matches`)).text()).toBe('<p>Hallo</p>');
      } finally {
        await stop();
      }
    });
  }
});
