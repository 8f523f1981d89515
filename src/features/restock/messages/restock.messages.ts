import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Being told when something is back, on pages and in mails. */
export const m = messagesOf({ en, hi, ta })
