import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The shop's books: a day that is counted and closed, and the money of an order. */
export const m = messagesOf({ en, hi, ta })
