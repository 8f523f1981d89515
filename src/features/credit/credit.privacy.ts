import type { PersonalData } from '#/platform/db/personalData.ts'
import { presentCreditLine } from './credit.present.ts'
import { balanceOf, creditLinesOf, insertCreditLine } from './credit.store.ts'

/** Store credit goes with the account; its ledger stays without the person, as money's does. */
export const creditData: PersonalData = {
  part: 'storeCredit',
  collect: async (db, { id }) =>
    (await creditLinesOf(db, id)).map((line) => presentCreditLine('customer', line)),
  async erase(tx, { id }) {
    const left = await balanceOf(tx, id)
    // guard: credit-forfeited
    if (left > 0) await insertCreditLine(tx, { customerId: id, amountPaise: -left, cause: 'forfeited' })
  },
}
