import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The page of an order and what lists show of one. */
export const m = messagesOf({ en, hi, ta })
