import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The mails to customers as the owner sees them, and the owner’s words in them. */
export const m = messagesOf({ en, hi, ta })
