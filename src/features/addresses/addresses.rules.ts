import { isContact, isEmail, isLettersAndSpaces } from '#/features/accounts/accounts.rules.ts'
import { gstinProblem, stateClash } from '#/features/shop/gstin.rules.ts'
import { withoutSpaces } from '#/platform/typed/phone.rules.ts'

export const billingMessages = {
  required: 'This field is required.',
  letters: 'Only alphabets allowed',
  zipCode: 'Only 4 to 8 digits allowed',
  contact: 'Enter a valid 10-digit mobile number starting with 6-9',
  email: 'Enter a valid email address.',
} as const

/** Checks of the billing form (specification, section 5): the message for a value, or null when it is fine. */
export const billingChecks = {
  letters: (value: string) => (isLettersAndSpaces(value) ? null : billingMessages.letters),
  zipCode: (value: string) => (/^\d{4,8}$/.test(value) ? null : billingMessages.zipCode),
  contact: (value: string) => (isContact(value) ? null : billingMessages.contact),
  email: (value: string) => (isEmail(value) ? null : billingMessages.email),
} as const

/** Most addresses in one person's book. */
export const MOST_ADDRESSES = 20

/** A GSTIN as people type it, with spaces, dashes and small letters. */
export const typedGstin = (text: string): string => withoutSpaces(text).toUpperCase()

const pattern = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/

/** What is wrong with the GSTIN of a buyer, in words; null when it can be right. */
export function buyerGstinProblem(gstin: string): string | null {
  if (!pattern.test(gstin)) return 'A GSTIN has 15 characters, such as 29ABCDE1234F1Z5.'
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
    ...(companyName.trim() === ''
      ? [{ field: 'companyName' as const, message: 'Whose GSTIN is it? Give the name of the company.' }]
      : []),
    ...(clash ? [{ field: 'gstin' as const, message: clash }] : []),
  ]
}
