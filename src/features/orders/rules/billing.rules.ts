import { isContact, isEmail, isLettersAndSpaces } from '#/features/accounts/accounts.rules.ts'
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
