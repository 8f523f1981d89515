import { m } from './messages/shop.messages.ts'
import type { ShopSettings } from './shop.schema.ts'

/**
 * Settings that decide into whose pocket the shoppers pay, in whose name invoices are written and whether they carry tax.
 * Whoever changes one gives the own password again, and every admin is told of it by mail.
 */
export const moneySettings = {
  upiId: m.upiId,
  upiName: m.upiName,
  // guard: payee-name
  name: m.shopName,
  upiEnabled: m.upi,
  codEnabled: m.cashOnDelivery,
  // guard: legal-name
  legalName: m.legalName,
  gstin: () => 'GSTIN',
  // guard: composition-password
  composition: m.composition,
} as const satisfies Partial<Record<keyof ShopSettings, () => string>>

export type MoneySetting = keyof typeof moneySettings

/** Whether UPI apps or invoices say the shop's name, because the bank's or the legal one was not given. */
const payersReadName = ({ upiName, legalName }: Pick<ShopSettings, 'upiName' | 'legalName'>): boolean =>
  // guard: payee-name-fallback
  upiName === '' || legalName === ''

/** Which money settings a change would alter; the shop's name is one while payers read it. */
export const moneySettingChanges = (
  before: Pick<ShopSettings, MoneySetting>,
  change: Partial<ShopSettings>,
): MoneySetting[] =>
  (Object.keys(moneySettings) as MoneySetting[])
    .filter((name) => change[name] !== undefined && change[name] !== before[name])
    .filter((name) => name !== 'name' || payersReadName({ ...before, ...change }))

/** What a money setting says, for whoever is asked or told. */
export const settingText = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? m.on() : m.off()) : String(value ?? '') || m.none()
