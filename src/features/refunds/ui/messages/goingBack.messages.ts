import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Money that goes back, to customers and to those who send it. */
export const m = messagesOf({ en, hi, ta })
