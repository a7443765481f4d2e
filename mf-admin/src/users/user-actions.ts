/** What an admin can change about a user. */
export const userActions = ['status', 'role'] as const;
export type UserAction = (typeof userActions)[number];
