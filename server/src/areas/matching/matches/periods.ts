/** Who was declined may ask the same partner again after this time. */
export const refusedDays = 30;
/** Who took a request back may ask the same partner again after this time: each request is a mail to it. */
export const withdrawnDays = 7;
/** For so long whoever was blocked is known again after leaving; once back, for as long as the block stands. */
export const blockedAfterDays = 365;
/** For so long a partner can still block somebody who left, as it reads what happened. */
export const openDays = 30;
