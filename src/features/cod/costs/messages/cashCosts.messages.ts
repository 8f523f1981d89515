import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What cash on delivery cost, and what asking would have saved. */
export const m = messagesOf({ en, hi, ta })
