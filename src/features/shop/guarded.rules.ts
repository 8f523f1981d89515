import type { ShopSettings } from './shop.schema.ts'

/**
 * Settings that decide into whose pocket the shoppers pay, in whose name invoices are written and whether they carry tax.
 * Whoever changes one gives the own password again, and every admin is told of it by mail.
 */
export const guardedSettings = {
  upiId: 'UPI id',
  upiName: 'Name at the bank',
  // guard: payee-name
  name: 'Shop name',
  upiEnabled: 'UPI',
  codEnabled: 'Cash on delivery',
  // guard: legal-name
  legalName: 'Legal name',
  gstin: 'GSTIN',
  // guard: composition-password
  composition: 'Composition scheme',
} as const satisfies Partial<Record<keyof ShopSettings, string>>

export type GuardedSetting = keyof typeof guardedSettings

/** Whether UPI apps or invoices say the shop's name, because the bank's or the legal one was not given. */
const payersReadName = ({ upiName, legalName }: Pick<ShopSettings, 'upiName' | 'legalName'>): boolean =>
  // guard: payee-name-fallback
  upiName === '' || legalName === ''

/** Which guarded settings a change would alter; the shop's name is one while payers read it. */
export const guardedChanges = (
  before: Pick<ShopSettings, GuardedSetting>,
  change: Partial<ShopSettings>,
): GuardedSetting[] =>
  (Object.keys(guardedSettings) as GuardedSetting[])
    .filter((name) => change[name] !== undefined && change[name] !== before[name])
    .filter((name) => name !== 'name' || payersReadName({ ...before, ...change }))

/** What a guarded setting says, for whoever is asked or told. */
export const guardedText = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value ?? '') || 'none'
