import { m } from './messages/accounts.messages.ts'
import type { UserStatus } from './userStatus.rules.ts'

/** The rules of section 5 of the specification; form and server both ask here. Letters are Unicode letters and marks. */

const LETTERS_AND_SPACES = /^[\p{L}\p{M} ]+$/u
/** What better-auth takes as well: an account that could be opened could otherwise never be logged in to. */
const EMAIL = /^[\w'+-]+(?:\.[\w'+-]+)*(?<!')@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/
const PASSWORD = /^(?=.*[A-Za-z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{6,128}$/
const CONTACT = /^[6-9]\d{9}$/

export const accountMessages = {
  name: m.name,
  email: m.email,
  password: m.password,
  commonPassword: m.commonPassword,
  adminPassword: m.adminPassword,
  contact: m.contact,
  terms: m.terms,
  emailRequired: m.emailRequired,
  passwordRequired: m.passwordRequired,
} as const

export const isLettersAndSpaces = (text: string): boolean => LETTERS_AND_SPACES.test(text)

export const isFullName = (name: string): boolean =>
  name.length <= 100 && isLettersAndSpaces(name) && name.trim().length >= 2

export const isEmail = (email: string): boolean => email.length <= 254 && EMAIL.test(email)

export const isStrongPassword = (password: string): boolean => PASSWORD.test(password)

/** Characters of a new password of somebody who runs the shop. */
export const ADMIN_PASSWORD_LENGTH = 12

export const isAdminPassword = (password: string): boolean => password.length >= ADMIN_PASSWORD_LENGTH

export const isContact = (contact: string): boolean => CONTACT.test(contact)

/** The three spellings of one status: '1'/'0' on self-edit, active/inactive on the admin form, Active/Disabled on screen. */
export const statusLabel = (status: UserStatus): 'Active' | 'Disabled' =>
  status === 'active' ? 'Active' : 'Disabled'

export function statusOf(spelling: unknown): UserStatus | undefined {
  if (['1', 1, true, 'true', 'active', 'Active'].includes(spelling as string)) return 'active'
  if (['0', 0, false, 'false', 'inactive', 'Disabled'].includes(spelling as string)) return 'inactive'
  return undefined
}
