import type { Core } from '../core.ts';
import type { App } from './request-types.ts';

/** One part of the product: binds its endpoints, registers its jobs and its handlers of events. */
export type Feature = (app: App, core: Core) => void | Promise<void>;
