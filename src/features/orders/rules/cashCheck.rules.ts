/**
 * What an order that is paid at the door still needs before it is packed: `confirm`: its customer says once more that it is
 * wanted; `advance`: a part of its money comes first; `passed`: it was asked for and is there. `none`: nothing was ever asked.
 */
export const cashChecks = ['none', 'confirm', 'advance', 'passed'] as const
export type CashCheck = (typeof cashChecks)[number]

/** The checks that are still open. */
export const openCashChecks = ['confirm', 'advance'] as const satisfies readonly CashCheck[]

/** Whether an order waits for its customer and is not packed. */
// guard: cash-check-holds
export const isCashHeld = (check: CashCheck): boolean => openCashChecks.some((open) => open === check)
