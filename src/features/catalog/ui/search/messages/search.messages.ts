import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The search of the header and what it finds. */
export const m = messagesOf({ en, hi, ta })
