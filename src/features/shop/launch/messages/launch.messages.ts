import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What leads to an open shop, and what keeps it from being one. */
export const m = messagesOf({ en, hi, ta })
