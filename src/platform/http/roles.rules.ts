/** Who somebody with an account can be; stored, sent and asked for by these words. */
export const roles = ['customer', 'admin'] as const
export type Role = (typeof roles)[number]
