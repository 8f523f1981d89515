import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Addresses: the book, its form, and what is wrong with what was typed. */
export const m = messagesOf({ en, hi, ta })
