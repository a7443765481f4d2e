import { create } from 'zustand';

/** Whose data a page without a signed-in account shows: nobody's. */
const nobody = 'visitor';

const useAccountStore = create(() => ({ account: nobody, whenOther: (): void => undefined }));

/** The account that everything read belongs to; part of each read's key, so that no account meets another's answers. */
export function currentAccount(): string {
  return useAccountStore.getState().account;
}

/** As `currentAccount`, for components: they draw again when it changes. */
export function useAccount(): string {
  return useAccountStore((state) => state.account);
}

/** Says who is signed in. @returns whether that is somebody else than before */
export function setAccount(id: string | undefined): boolean {
  const before = currentAccount();
  useAccountStore.setState({ account: id ?? nobody });
  return before !== currentAccount();
}

/** What to do when the server answers for another account: somebody signed in as another, in another tab. */
export function onOtherAccount(whenOther: () => void): void {
  useAccountStore.setState({ whenOther });
}

/** Whether an answer was given to another account than the page shows; the session is then asked again. */
export function isForAnother({ headers }: Response): boolean {
  const answered = headers.get(accountHeader);
  const { account, whenOther } = useAccountStore.getState();
  if (answered === null || account === nobody || answered === account) return false;
  whenOther();
  return true;
}

/** Names the account that a call was answered for. */
const accountHeader = 'x-account';
