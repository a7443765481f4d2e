// Both end a request, and are one file for the browser, so that what draws a dialog is loaded once.
export { default as DeclineMatchDialog } from '../decline-match/decline-match.dialog.tsx';
export { default as WithdrawMatchDialog } from '../withdraw-match/withdraw-match.dialog.tsx';
