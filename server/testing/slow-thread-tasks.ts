export { ready } from '../src/engine-pool/ready.ts';
export { echo } from './thread-tasks.ts';

// What a module needs to load, as a test can be sure of it.
await new Promise((resolve) => setTimeout(resolve, 1_500));
