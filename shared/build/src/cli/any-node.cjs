#!/usr/bin/env node
// The door of the published command. Plain, old JavaScript: it also runs, and says why not, on a Node that cannot read the rest.
const needed = require('../../package.json').engines.node;
const oldest = needed.match(/\d+/g).map(Number);
const running = process.versions.node.split('.').map(Number);
const unequal = oldest.findIndex((part, at) => part !== running[at]);

if (unequal >= 0 && running[unequal] < oldest[unequal]) {
  console.error(`rezenso needs Node.js ${oldest.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
} else void import('./own-repository.ts');
