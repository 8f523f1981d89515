import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The checkout: its form, what the bag comes to, what is refused, and the thanks afterwards. */
export const m = messagesOf({ en, hi, ta })
