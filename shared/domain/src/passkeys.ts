export {
  type CredentialJson,
  canUsePasskeys,
  makePasskey,
  PasskeyFailure,
  signWithPasskey,
  wasCancelled,
} from './passkeys/authenticator.ts';
export { proveWithPasskey } from './passkeys/proof.resource.ts';
