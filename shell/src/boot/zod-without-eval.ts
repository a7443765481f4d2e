// Imported before anything that uses zod: its probe for `new Function` would be reported as a breach of our CSP.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
