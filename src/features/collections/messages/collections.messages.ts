import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Collections: as shoppers see them, and what is wrong with one. */
export const m = messagesOf({ en, hi, ta })
