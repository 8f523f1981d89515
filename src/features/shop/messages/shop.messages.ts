import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What the frame of every page says of the shop. */
export const m = messagesOf({ en, hi, ta })
