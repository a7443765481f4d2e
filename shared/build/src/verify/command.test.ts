import { getPriority, tmpdir } from 'node:os';
import { describe, it } from 'node:test';
import { expect } from 'expect';
import { runCommand } from './command.ts';

describe('a command', () => {
  const folder = tmpdir();

  it('runs as the others do, or gives way to them with all that it starts', async () => {
    const asked = 'console.log(require("os").getPriority())';
    const inAChild = `require('child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(asked)}], { stdio: 'inherit' })`;
    const priorityOf = async (priority?: number) => {
      const options = { folder, ...(priority !== undefined && { priority }) };
      // The child is asked only when the parent, a whole Node, has started.
      return Number((await runCommand(process.execPath, ['-e', inAChild], options)).output);
    };
    const usual = getPriority();
    expect(await priorityOf()).toBe(usual);
    expect(await priorityOf(3)).toBe(usual + 3);
  });

  it('that cannot be started is one that failed', async () => {
    const { isOk, output } = await runCommand('no-such-program', [], { folder, priority: 5 });
    expect([isOk, output]).toEqual([false, expect.stringContaining('ENOENT')]);
  });
});
