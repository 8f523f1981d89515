import type { ShopSettings } from './shop.schema.ts'

/**
 * Settings that decide into whose pocket the shoppers pay and in whose name invoices are written. Whoever changes one
 * gives the own password again, and every admin is told of it by mail.
 */
export const guardedSettings = {
  upiId: 'UPI id',
  upiName: 'Name at the bank',
  upiEnabled: 'UPI',
  codEnabled: 'Cash on delivery',
  // guard: legal-name
  legalName: 'Legal name',
  gstin: 'GSTIN',
} as const satisfies Partial<Record<keyof ShopSettings, string>>

export type GuardedSetting = keyof typeof guardedSettings

/** Which guarded settings a change would alter. */
export const guardedChanges = (
  before: Pick<ShopSettings, GuardedSetting>,
  change: Partial<ShopSettings>,
): GuardedSetting[] =>
  (Object.keys(guardedSettings) as GuardedSetting[]).filter(
    (name) => change[name] !== undefined && change[name] !== before[name],
  )
