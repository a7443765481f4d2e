/** The dialogs that a match can open. */
export type MatchDialog = 'review' | 'decline' | 'withdraw' | 'coordinate' | 'cancel-plan';
