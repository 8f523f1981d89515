import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Sales by date: festivals, what a sale is for, what is refused. */
export const m = messagesOf({ en, hi, ta })
