import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'expect';
import { moduleNames } from '../release/module-folders.ts';
import { repository } from '../webpack/base.ts';
import { answers, freePort, startCompiling } from './dev-server.ts';

const behind = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<p>Hallo</p>'));
await new Promise<void>((resolve) => behind.listen(0, '127.0.0.1', resolve));
const address = `http://127.0.0.1:${(behind.address() as AddressInfo).port}`;
after(() => {
  behind.close();
  process.chdir(repository);
});

describe('`npm run dev -w`', () => {
  it('shows a page that loads itself again until the site behind answers, and tells when it does', async () => {
    const moduleName = 'mf-auth';
    process.env.REZENSO_DEV = moduleName;
    const [port, later] = [await freePort(), await freePort()];
    const site = `http://127.0.0.1:${later}`;
    const { compiled, stop } = await startCompiling({ repository, moduleName, port, behind: site });
    const connections: Array<string | undefined> = [];
    const started = createServer(({ headers, url }, response) => {
      if (url === '/matches') connections.push(headers.connection);
      response.setHeader('content-type', 'text/html').end('<p>Da</p>');
    });
    try {
      await compiled;
      const waiting = await fetch(`http://localhost:${port}/matches`);
      expect([waiting.status, await waiting.text()]).toEqual([
        503,
        expect.stringMatching(/http-equiv="refresh" content="1".*Rezenso startet gerade/s),
      ]);
      let isTold = false;
      const told = answers(site).then(() => {
        isTold = true;
      });
      expect(isTold).toBe(false);
      await new Promise<void>((resolve) => started.listen(later, '127.0.0.1', resolve));
      await told;
      expect(await (await fetch(`http://localhost:${port}/matches`)).text()).toBe('<p>Da</p>');
      // One that is kept for the next request may just be closing then, which would show that page again.
      expect(connections).toEqual(['close']);
    } finally {
      started.close();
      await stop();
    }
  });

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
        expect(script.headers.get('access-control-allow-origin')).toBe('*');
        expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
        const page = await fetch(`http://localhost:${port}/matches`);
        expect(await page.text()).toBe('<p>Hallo</p>');
        expect(page.headers.has('access-control-allow-origin')).toBe(false);
        expect(page.headers.get('cross-origin-resource-policy')).not.toBe('cross-origin');
      } finally {
        await stop();
      }
    });
  }
});
