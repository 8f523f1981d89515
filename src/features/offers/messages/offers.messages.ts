import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What is said of offers and codes, and what is wrong with the fields of one. */
export const m = messagesOf({ en, hi, ta })
