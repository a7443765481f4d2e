interface RecordedStack {
  stack: string;
  /** Frames above the one that called a contained entry point. */
  above: number;
  /** Whose script that frame stands in; nobody's when it is the shell's or the browser's own. */
  module?: string;
}

const shell = 'http://localhost:3000/releases/shell/1.0.0-5f2a/shell.0a1b2c3d4e5f.js';
const reviews = 'http://localhost:3000/releases/mf-reviews/1.0.0-9c8d/4f5e6d7c8b9a.js';

/**
 * Recorded in JavaScriptCore 2.50.6 (WebKitGTK), whose `captureStackTrace` knows no limit, and in Firefox 153, which keeps it.
 * Firefox before 138 has no `captureStackTrace`; then the stack of an error begins with our own two frames.
 */
export const recordedStacks: Record<string, RecordedStack> = {
  'Safari, a module': {
    stack: `direct@${reviews}:3:32\n@${reviews}:8:8\nglobal code@${reviews}:13:3`,
    above: 0,
    module: 'mf-reviews',
  },
  'Safari, a module after an await': { stack: `@${reviews}:10:53`, above: 0, module: 'mf-reviews' },
  'Safari, the shell for a module': {
    stack: `@${shell}:7:42\nviaShellCall@${reviews}:6:42\n@${reviews}:8:48\nglobal code@${reviews}:13:3`,
    above: 0,
  },
  'Safari, the browser for a module': {
    stack: `forEach@[native code]\n@${reviews}:9:24\nglobal code@${reviews}:13:3`,
    above: 0,
  },
  'Firefox, a module': { stack: `direct@${reviews}:3:32\n`, above: 0, module: 'mf-reviews' },
  'Firefox, the shell for a module': { stack: `globalThis.viaCall@${shell}:7:42\n`, above: 0 },
  'Firefox before 138, a module': {
    stack: `globalThis.note@${shell}:4:108\narmed@${shell}:5:46\ndirect@${reviews}:3:32\n@${reviews}:8:2\n@${reviews}:13:3\n`,
    above: 2,
    module: 'mf-reviews',
  },
  'Firefox before 138, the shell for a module': {
    stack: `globalThis.note@${shell}:4:108\narmed@${shell}:5:46\nglobalThis.viaCall@${shell}:7:42\nviaShellCall@${reviews}:6:42\n@${reviews}:8:36\n@${reviews}:13:3\n`,
    above: 2,
  },
};
