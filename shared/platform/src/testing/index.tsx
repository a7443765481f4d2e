import '@testing-library/jest-dom';

export { aMember, type PlatformOptions, type PlatformRender, renderWithPlatform } from './render-with-platform.tsx';
export { answer, fail, hold, offline, type RecordedCall, type Stub, stubApi } from './stub-api.ts';
