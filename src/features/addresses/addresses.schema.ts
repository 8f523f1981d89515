import { z } from 'zod'
import { typedContact, withoutSpaces } from '#/platform/typed/phone.rules.ts'
import {
  billingChecks,
  billingMessages,
  businessProblems,
  buyerGstinProblem,
  typedGstin,
} from './addresses.rules.ts'

const mostOf = (most: number) => `At most ${most} characters.`

const required = (most: number) =>
  z
    .string(billingMessages.required)
    .trim()
    .min(1, { error: billingMessages.required, abort: true })
    .max(most, mostOf(most))

/** A required text that has to pass a check. */
export const checked = (check: (value: string) => string | null, most = 100) =>
  required(most).check((context) => {
    const message = check(context.value)
    if (message !== null) context.issues.push({ code: 'custom', message, input: context.value })
  })

/** What people put into a number to read it goes before it is checked. */
const asTyped = <T extends z.ZodType<string, string>>(read: (text: string) => string, checkedText: T) =>
  z.string(billingMessages.required).max(100, mostOf(100)).transform(read).pipe(checkedText)

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
    .max(40, 'A GSTIN has 15 characters.')
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

const LABEL = 'Give it a name, such as Home.'

/** What an address is called in its owner's book. */
export const addressLabel = z.string(LABEL).trim().min(1, LABEL).max(30, mostOf(30))

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
