import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Paying: UPI, card and cash, gift cards that are bought, and what admins write down. */
export const m = messagesOf({ en, hi, ta })
