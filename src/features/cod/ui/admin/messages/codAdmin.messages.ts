import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Cash on delivery for the owner: its guard, its costs, and orders that wait for their customer. */
export const m = messagesOf({ en, hi, ta })
