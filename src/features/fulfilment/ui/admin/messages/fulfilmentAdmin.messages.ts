import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What the owner does with orders, one by one and many at once. */
export const m = messagesOf({ en, hi, ta })
