// They end a request or a plan, and are one file for the browser, so that what draws a dialog is loaded once.
export { default as CancelPlanDialog } from '../cancel-plan/cancel-plan.dialog.tsx';
export { default as DeclineMatchDialog } from '../decline-match/decline-match.dialog.tsx';
export { default as WithdrawMatchDialog } from '../withdraw-match/withdraw-match.dialog.tsx';
