/** Whether somebody may log in. */
export const userStatuses = ['active', 'inactive'] as const
export type UserStatus = (typeof userStatuses)[number]
