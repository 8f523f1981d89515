import { isContact, isEmail, isLettersAndSpaces } from '#/features/accounts/accounts.rules.ts'
import { gstinProblem, stateClash } from '#/features/shop/gstin.rules.ts'
import { withoutSpaces } from '#/platform/typed/digits.rules.ts'
import { m } from './messages/addresses.messages.ts'

/** Checks of the billing form (specification, section 5): the message for a value, or null when it is fine. */
export const billingChecks = {
  letters: (value: string) => (isLettersAndSpaces(value) ? null : m.onlyLetters()),
  zipCode: (value: string) => (/^\d{4,8}$/.test(value) ? null : m.onlyDigits()),
  contact: (value: string) => (isContact(value) ? null : m.validMobile()),
  email: (value: string) => (isEmail(value) ? null : m.validEmail()),
} as const

/** Most addresses in one person's book. */
export const MOST_ADDRESSES = 20

/** A GSTIN as people type it, with spaces, dashes and small letters. */
export const typedGstin = (text: string): string => withoutSpaces(text).toUpperCase()

const pattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/

/** What is wrong with the GSTIN of a buyer, in words; null when it can be right. */
export function buyerGstinProblem(gstin: string): string | null {
  if (!pattern.test(gstin)) return m.gstinLength()
  // guard: buyer-gstin-checked
  return gstinProblem(gstin) ?? null
}

/** What a business has to say of itself for an invoice that its tax is claimed with. */
export interface BusinessBuyer {
  readonly companyName: string
  readonly gstin?: string | undefined
  readonly state: string
}

/**
 * What does not fit together in the details of a business buyer, a field and words for each. The address that is billed
 * is that of the registration: its state decides which tax there is, wherever the parcel goes (IGST Act, section 10(1)(b)).
 */
export function businessProblems({ companyName, gstin = '', state }: BusinessBuyer) {
  if (gstin === '') return []
  // guard: gstin-of-its-state
  const clash = stateClash({ gstin, state })
  return [
    ...(companyName.trim() === '' ? [{ field: 'companyName' as const, message: m.whoseGstin() }] : []),
    ...(clash ? [{ field: 'gstin' as const, message: clash }] : []),
  ]
}
