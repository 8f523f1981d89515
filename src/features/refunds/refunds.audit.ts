import { rupeesOf } from '#/platform/money/money.ts'

/** The money of a refund as the log of changes shows it: rupees. */
export const amountInLog = (refund: { readonly amountPaise: number }): { readonly amount: number } => ({
  amount: rupeesOf(refund.amountPaise),
})
