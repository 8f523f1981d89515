import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Orders in lists and one by one, and what is cancelled of them. */
export const m = messagesOf({ en, hi, ta })
