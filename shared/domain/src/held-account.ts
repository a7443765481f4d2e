export { HeldAccountBanner } from './held-account/held-account.tsx';
