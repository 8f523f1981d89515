import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Store credit and gift cards, for customers, admins and in the mail. */
export const m = messagesOf({ en, hi, ta })
