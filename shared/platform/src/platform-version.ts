import manifest from '../package.json' with { type: 'json' };

/** The platform's version; its major number is the contract that modules are built against. */
export const platformVersion: string = manifest.version;
