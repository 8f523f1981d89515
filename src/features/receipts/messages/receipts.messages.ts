import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Money that came in: what is refused about it, why an order is likely, and the mail when it went back. */
export const m = messagesOf({ en, hi, ta })
