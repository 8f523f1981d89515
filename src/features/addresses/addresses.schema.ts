import { z } from 'zod'
import { withoutSpaces } from '#/platform/typed/digits.rules.ts'
import { typedContact } from '#/platform/typed/phone.rules.ts'
import { billingChecks, businessProblems, buyerGstinProblem, typedGstin } from './addresses.rules.ts'
import { m } from './messages/addresses.messages.ts'

const mostOf = (most: number) => ({ error: () => m.atMost({ most }) })
const needed = { error: () => m.required() }

const required = (most: number) =>
  z
    .string(needed)
    .trim()
    .min(1, { ...needed, abort: true })
    .max(most, mostOf(most))

/** A required text that has to pass a check. */
export const checked = (check: (value: string) => string | null, most = 100) =>
  required(most).check((context) => {
    const message = check(context.value)
    if (message !== null) context.issues.push({ code: 'custom', message, input: context.value })
  })

/** What people put into a number to read it goes before it is checked. */
const asTyped = <T extends z.ZodType<string, string>>(read: (text: string) => string, checkedText: T) =>
  z.string(needed).max(100, mostOf(100)).transform(read).pipe(checkedText)

/** Somebody at a door: whom the courier asks for, and calls. */
export const postalAddressSchema = z.object({
  name: checked(billingChecks.letters),
  address: required(300),
  city: checked(billingChecks.letters),
  state: checked(billingChecks.letters),
  country: checked(billingChecks.letters),
  zipCode: asTyped(withoutSpaces, checked(billingChecks.zipCode, 8)),
  contact: asTyped(typedContact, checked(billingChecks.contact, 10)),
})
export type PostalAddress = z.output<typeof postalAddressSchema>

/** What a business adds; left out by everybody else. */
export const businessFields = {
  companyName: z.string().trim().max(100, mostOf(100)).default(''),
  gstin: z
    .string()
    .max(40, { error: () => m.gstinShort() })
    .transform(typedGstin)
    .check((context) => {
      const message = context.value === '' ? null : buyerGstinProblem(context.value)
      if (message !== null) context.issues.push({ code: 'custom', message, input: context.value })
    })
    .transform((gstin) => gstin || undefined)
    .optional(),
}

/** Whether the details of a business fit together. */
export const businessCheck = (
  context: z.core.ParsePayload<{ companyName: string; gstin?: string | undefined; state: string }>,
) => {
  for (const { field, message } of businessProblems(context.value)) {
    context.issues.push({ code: 'custom', message, input: context.value[field], path: [field] })
  }
}

const named = { error: () => m.nameIt() }

/** What an address is called in its owner's book. */
export const addressLabel = z.string(named).trim().min(1, named).max(30, mostOf(30))

export const savedAddressInputSchema = postalAddressSchema
  .extend({ ...businessFields, label: addressLabel })
  .check(businessCheck)
export type SavedAddressFields = z.output<typeof savedAddressInputSchema>
export type SavedAddressInput = z.input<typeof savedAddressInputSchema>

/** An address of somebody's book. */
export const savedAddressSchema = z.object({
  _id: z.string(),
  label: z.string(),
  name: z.string(),
  contact: z.string(),
  companyName: z.string(),
  gstin: z.string().optional(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  zipCode: z.string(),
})
export type SavedAddress = z.infer<typeof savedAddressSchema>
