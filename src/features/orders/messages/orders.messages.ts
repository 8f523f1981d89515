import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What an order says of itself: its states, what happens to it, how it is paid, and what is refused. */
export const m = messagesOf({ en, hi, ta })
