import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Where the shopkeeper gives the feeds away, and what they leave out. */
export const m = messagesOf({ en, hi, ta })
