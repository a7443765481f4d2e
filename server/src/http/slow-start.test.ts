import { describe, it } from 'node:test';
import { expect } from 'expect';
import { startTestApp } from '../../testing/test-app.ts';

const test = await startTestApp();

describe('a start on a busy machine', () => {
  it('is ended by nobody but who watches the process, however long a hook takes', () => {
    // Fastify's own limit of ten seconds ended three of 170 starts after a kill, on a machine with ten times its work.
    expect(test.app.initialConfig.pluginTimeout).toBe(0);
  });
});
