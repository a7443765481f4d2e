// Before jsdom, which takes hold of what this replaces when it is loaded.
import './quick-selectors.ts';

import { TestEnvironment } from 'jest-environment-jsdom';

/** What browsers have and jsdom lacks; Node's own implementations serve. */
const fromNode = {
  fetch,
  Headers,
  Request,
  Response,
  ReadableStream,
  TextDecoder,
  TextEncoder,
  structuredClone,
};

/** jsdom plus the fetch family, so that answers are real `Response` objects. */
export default class BrowserEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, fromNode);
  }
}
