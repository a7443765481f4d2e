// Loaded before a server (`node --expose-gc --import`): whenever it is sent SIGUSR2 it collects what is dead and writes a line of JSON with
// its memory in bytes to stderr.
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  process.stderr.write(`\nmemory ${JSON.stringify({ rss, heapUsed, external, arrayBuffers })}\n`);
});
