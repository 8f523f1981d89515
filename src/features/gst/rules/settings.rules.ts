import type { TaxParts } from '#/features/orders/rules/documents.rules.ts'
import { type Turnover, turnovers } from './limits.rules.ts'

/** Ledgers of the accountant's program that vouchers are booked on. */
export const ledgerNames = [
  'sales',
  'exempt',
  'cgst',
  'sgst',
  'igst',
  'customers',
  'bank',
  'provider',
  'couriers',
  'storeCredit',
] as const
export type Ledger = (typeof ledgerNames)[number]

/** What returns and registers need to know of the shop, besides its settings. */
export interface GstSettings {
  /** The greatest of any year since 2017-18. */
  readonly turnover: Turnover
  /** Where goods are sent from, as the e-invoice portal wants it; '' until it is given. */
  readonly city: string
  readonly zipCode: string
  /** Names of ledgers as the accountant has them. */
  readonly ledgers: Readonly<Record<Ledger, string>>
}

export const usualGstSettings: GstSettings = {
  turnover: turnovers[0],
  city: '',
  zipCode: '',
  ledgers: {
    sales: 'Sales',
    exempt: 'Sales exempt',
    cgst: 'Output CGST',
    sgst: 'Output SGST',
    igst: 'Output IGST',
    customers: 'Online customers',
    bank: 'Bank',
    provider: 'Card provider',
    couriers: 'Cash from couriers',
    storeCredit: 'Store credit',
  },
}

/** What is said of them; what is undefined stays. */
export type GstSettingsChange = {
  readonly [Name in Exclude<keyof GstSettings, 'ledgers'>]?: GstSettings[Name] | undefined
} & { readonly ledgers?: Readonly<Partial<Record<Ledger, string | undefined>>> | undefined }

/** The settings with each ledger a field of its own, called as the refusals call it: `ledgers.sales`. */
export type FlatGstSettings = Record<'turnover' | 'city' | 'zipCode' | `ledgers.${Ledger}`, string>

interface Nested {
  readonly ledgers?: unknown
}

/** Two admins who name two ledgers change nothing of each other's. */
export const flatGstSettings = ({ ledgers, ...values }: Nested): Partial<FlatGstSettings> => ({
  ...values,
  ...Object.fromEntries(Object.entries(ledgers ?? {}).map(([name, text]) => [`ledgers.${name}`, text])),
})

/** What a month said when it was filed; paise. */
export interface FiledTotals extends TaxParts {
  readonly exemptPaise: number
  readonly invoices: number
  readonly creditNotes: number
  /** Taxable values by place of supply and by code with its rate; months that were filed before these were kept have none. */
  readonly details?: Readonly<Record<string, number>>
}
