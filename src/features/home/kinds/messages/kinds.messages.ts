import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The kinds of sections that a home page is built of: what they are, what their forms ask and refuse. */
export const m = messagesOf({ en, hi, ta })
