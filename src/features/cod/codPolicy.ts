import { paiseOf } from '#/platform/money/money.ts'
import type { CodSettings } from './codSettings.schema.ts'
import type { CashPolicy } from './score/cashAnswer.rules.ts'

/** What the owner set, as rules read it: rupees are paise. */
export const policyOf = (settings: CodSettings): CashPolicy => ({
  isOn: settings.isOn,
  confirmFrom: settings.confirmFrom,
  advanceFrom: settings.advanceFrom,
  advancePercent: settings.advancePercent,
  advanceLeastPaise: paiseOf(settings.advanceLeast),
  mostPaise: paiseOf(settings.most),
  noCashPins: settings.noCashPins,
  expectedPercent: settings.expectedBack,
})
