import '@testing-library/jest-dom';

export { anExchange, anExchangePage, daysFromNow } from './an-exchange.ts';
export { describeFailures, type FailingCall } from './describe-failures.ts';
export { aMember, type PlatformOptions, type PlatformRender, renderWithPlatform } from './render-with-platform.tsx';
export {
  answer,
  emptyFailure,
  fail,
  hold,
  offline,
  proxyPage,
  type RecordedCall,
  type Stub,
  stubApi,
  tellSteps,
  unreadable,
} from './stub-api.ts';
