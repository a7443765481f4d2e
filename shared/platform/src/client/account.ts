import { create } from 'zustand';

/** In place of an account while nobody is signed in. */
const nobody = 'visitor';

const useAccountStore = create(() => ({ account: nobody, whenOther: (): void => undefined }));

/** Draws a component again when somebody else is signed in. */
export function useAccountChange(): void {
  useAccountStore(({ account }) => account);
}

/** Says who is signed in. @returns whether that is somebody else than before */
export function setAccount(id: string | undefined): boolean {
  const before = useAccountStore.getState().account;
  useAccountStore.setState({ account: id ?? nobody });
  return before !== useAccountStore.getState().account;
}

/** What to do when the server answers for another account: somebody signed in as another, in another tab. */
export function onOtherAccount(whenOther: () => void): void {
  useAccountStore.setState({ whenOther });
}

/** Whether an answer was given to another account than the page shows; the session is then asked again. */
export function isForAnother({ headers }: Pick<Response, 'headers'>): boolean {
  if (isForThisAccount({ headers })) return false;
  useAccountStore.getState().whenOther();
  return true;
}

/** Whether an answer may be shown to who is signed in here: it names the same account, or none. */
export function isForThisAccount({ headers }: Pick<Response, 'headers'>): boolean {
  const answered = headers.get(accountHeader);
  const { account } = useAccountStore.getState();
  return answered === null || account === nobody || answered === account;
}

/** Names the account that a call was answered for. */
const accountHeader = 'x-account';
