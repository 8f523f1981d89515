import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What is wrong with a page of the shop's own, and what became of it. */
export const m = messagesOf({ en, hi, ta })
