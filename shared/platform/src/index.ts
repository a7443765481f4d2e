export { type AddressState, useAddressState } from './address/use-address-state.ts';
export { ApiError, ContractViolation, hasCode, isUnauthorized } from './client/api-error.ts';
export { call, callAndGoOn, callWithSteps } from './client/call.ts';
export { DataProvider } from './client/data-provider.tsx';
export { type PendingFreshSignIn, usePendingFreshSignIn } from './client/fresh-sign-in.ts';
export { messageOf } from './client/message-of.ts';
export { newVersionOf, newVersionTexts, reloadForNewVersion, useNewVersion } from './client/new-version.ts';
export { noteServerContract, serverContract } from './client/server-contract.ts';
export { prefetchAllPages, useAllPages, useLongList } from './client/use-all-pages.ts';
export { prefetch, type Reading, type ReadOptions, refresh, remember, useEndpoint } from './client/use-endpoint.ts';
export { useIsOnline } from './connection/connection.ts';
export { useIsWaitingForNetwork } from './connection/waiting-calls.ts';
export { forgetKept, keep, readKept } from './forms/kept-values.ts';
export { forgetUnsavedForms, hasUnsavedForms, type UnsavedFormOptions, useUnsavedForm } from './forms/unsaved-forms.ts';
export { startLive } from './live/start-live.ts';
export { lazyPart } from './modules/lazy-part.tsx';
export {
  type AreaCode,
  type ComponentLoader,
  defineModule,
  type ModuleCard,
  type ModuleManifest,
  type ModuleNavigation,
  type ModuleRoute,
  type RemoteModule,
} from './modules/module.ts';
export { platformVersion } from './platform-version.ts';
export { tellFailure, useLoginWhenExpired } from './session/expiry.ts';
export {
  leaveForLogin,
  refreshSession,
  type Session,
  signedInUser,
  startSession,
  useSession,
} from './session/session.ts';
export { setTheme, startTheme, type Theme, useTheme } from './theme/theme.ts';
export {
  dismissToast,
  keepToast,
  showKeptToast,
  type Toast,
  type ToastContent,
  toast,
  useToasts,
} from './toasts/toasts.ts';
