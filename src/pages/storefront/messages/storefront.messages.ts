import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What pages of the shop say themselves, and their titles. */
export const m = messagesOf({ en, hi, ta })
