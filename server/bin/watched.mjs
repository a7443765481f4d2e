// What `npm run dev -w server` runs, and runs again when a source is saved (shared/build/bin/start.mjs --watch). Under
// --watch Node lets every thread report what it imports to whoever listens to that thread; ours would take it for messages.
delete process.env.WATCH_REPORT_DEPENDENCIES;
await import('../src/main.ts');
