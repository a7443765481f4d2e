import { useLocation, useNavigate, useSearchParams } from '@rezenso/platform/router';
import { dialogParameter, importDialog } from '../paths.ts';

const openedHere = { openedHere: true };

/** The import dialog stands in the address: other pages can link to it, and the back button closes it. */
export function useImportAddress() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    isOpen: parameters.get(dialogParameter) === importDialog,
    open: () => setParameters((before) => withDialog(before, importDialog), { state: openedHere }),
    // One step back when it was opened on this page, so that no extra entry stays in the history.
    close: () => {
      if (isOpenedHere(state)) void navigate(-1);
      else setParameters((before) => withDialog(before, undefined), { replace: true });
    },
  };
}

function withDialog(before: URLSearchParams, dialog: string | undefined): URLSearchParams {
  const after = new URLSearchParams(before);
  if (dialog === undefined) after.delete(dialogParameter);
  else after.set(dialogParameter, dialog);
  return after;
}

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}
