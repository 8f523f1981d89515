import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The bag, and what puts things into it. */
export const m = messagesOf({ en, hi, ta })
