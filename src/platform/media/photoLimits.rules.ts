/** Photos that somebody sends along: how many, and how large each may be that arrives at the shop, bytes. */
export const photoLimits = { count: 4, bytes: 5 * 1024 * 1024 } as const
