import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What people ask before they buy, and what they are answered. */
export const m = messagesOf({ en, hi, ta })
