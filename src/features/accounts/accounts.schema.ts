import { z } from 'zod'
import { manyIds } from '#/platform/http/many.schema.ts'
import { roles } from '#/platform/http/roles.rules.ts'
import { seenSchema } from '#/platform/http/seen.schema.ts'
import { allLanguages } from '#/platform/language/languages.rules.ts'
import { typedContact } from '#/platform/typed/phone.rules.ts'
import {
  accountMessages,
  isAdminPassword,
  isContact,
  isEmail,
  isFullName,
  isStrongPassword,
  statusOf,
} from './accounts.rules.ts'
import { isCommonPassword } from './commonPassword/commonPassword.rules.ts'
import { m } from './messages/accounts.messages.ts'
import { userStatuses } from './userStatus.rules.ts'

const text = (error: () => string) => z.string({ error })

export const fullName = text(accountMessages.name).trim().refine(isFullName, { error: accountMessages.name })
export const email = text(accountMessages.email)
  .trim()
  .toLowerCase()
  .refine(isEmail, { error: accountMessages.email })
/** A list of words is fetched the first time a password that fits is judged: log-in and other pages do without. */
async function isUncommon(password: string): Promise<boolean> {
  const list = await import('./commonPassword/commonWords.rules.ts').catch((error) => {
    // On a bad line the form goes on without it: the server judges as well, and nobody does without there.
    if (typeof window === 'undefined') throw error
  })
  // guard: common-password
  return list === undefined || !isCommonPassword(password, list.commonWords)
}

export const newPassword = text(accountMessages.password)
  .refine(isStrongPassword, { error: accountMessages.password })
  // Only what fits has to wait for the list, so that other complaints keep their order.
  .refine((password) => !isStrongPassword(password) || isUncommon(password), {
    error: accountMessages.commonPassword,
  })
/** 10 digits, however they are typed: `+91-98290 12345` as well. */
export const contact = text(accountMessages.contact)
  .overwrite(typedContact)
  .refine(isContact, { error: accountMessages.contact })

/** The keys stand in the order in which the form reports the first failure (specification, section 5). */
export const registerSchema = z.object({ name: fullName, email, password: newPassword, contact })

export const registerFormSchema = registerSchema.extend({
  terms: z.literal(true, { error: accountMessages.terms }),
})

export const loginSchema = z.object({
  email: z
    .string({ error: accountMessages.emailRequired })
    .trim()
    .min(1, { error: accountMessages.emailRequired })
    .max(254)
    .toLowerCase(),
  password: text(accountMessages.passwordRequired)
    .min(1, { error: accountMessages.passwordRequired })
    .max(1024),
  rememberMe: z.boolean().optional(),
})

export const forgotPasswordSchema = z.object({ email })

export const resetPasswordSchema = z.object({ password: newPassword })

export const userStatus = z.union([z.string(), z.number(), z.boolean()]).transform((value, context) => {
  const status = statusOf(value)
  if (status === undefined) context.addIssue({ code: 'custom', message: m.chooseStatus() })
  return status ?? 'active'
})

export const userRole = z.enum(roles, { error: m.chooseRole })

export const userSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  contact: z.string(),
  role: userRole,
  status: z.enum(userStatuses),
  image: z.string().nullable(),
  /** In which mails and documents come; null while they never chose. */
  language: z.enum(allLanguages).nullable(),
})

/** The answer of every log-in. */
export const signedInSchema = z.object({ token: z.string(), user: userSchema, message: z.string() })

/** The answer to a right password where a code is asked for as well: nobody is signed in yet. */
export const secondStepSchema = z.object({ twoFactor: z.literal(true), message: z.string() })

/** The acting admin's own password, for what decides who runs the shop (users/adminPower.rules.ts). */
const currentPassword = z.string().max(1024).optional()

export const confirmationSchema = z.object({ currentPassword })

/** What an admin enters for a user. */
export const createUserSchema = z
  .object({
    name: fullName,
    email,
    password: newPassword,
    contact,
    role: userRole.default('customer'),
    status: userStatus.default('active'),
    currentPassword,
  })
  .refine(({ role, password }) => role !== 'admin' || isAdminPassword(password), {
    path: ['password'],
    error: accountMessages.adminPassword,
  })

/** A change of some fields. Who may change which is decided by `updateUser`; a user's own form sends no e-mail. */
export const updateUserSchema = z.object({
  name: fullName.optional(),
  contact: contact.optional(),
  image: z
    .string()
    .max(500)
    .regex(/^(https?:\/\/|\/media\/)\S+$/, { error: m.pictureAddress })
    .nullable()
    .optional(),
  status: userStatus.optional(),
  email: email.optional(),
  /** In which mails and documents come, where the shop speaks it. */
  language: z.enum(allLanguages).optional(),
  password: z.union([z.literal('').transform(() => undefined), newPassword]).optional(),
  role: userRole.optional(),
  currentPassword,
  seen: seenSchema,
})

/** The status of several users at once. */
export const manyUsersSchema = z.object({
  ids: manyIds,
  status: z.enum(userStatuses, { error: m.chooseStatus }),
  currentPassword,
})

/** What the list of users can be ordered by; a minus before the key means falling. */
const userSortKeys = ['name', 'email', 'role', 'status', 'createdAt'] as const
type UserSortKey = (typeof userSortKeys)[number]

export const userQuerySchema = z.object({
  q: z.string().trim().max(100).optional(),
  role: userRole.optional(),
  status: z.enum(userStatuses, 'status is active or inactive').optional(),
  order: z
    .enum(
      userSortKeys.flatMap((key) => [key, `-${key}`]) as (UserSortKey | `-${UserSortKey}`)[],
      `order is one of ${userSortKeys.join(', ')}, with - before it for falling`,
    )
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).optional(),
  page: z.coerce.number().int().min(1).max(100_000).optional(),
})

export type UserQuery = z.output<typeof userQuerySchema>
export type User = z.infer<typeof userSchema>
export type RegisterInput = z.input<typeof registerSchema>
export type LoginInput = z.input<typeof loginSchema>
export type NewUserInput = z.input<typeof createUserSchema>
export type UserChange = z.input<typeof updateUserSchema>
