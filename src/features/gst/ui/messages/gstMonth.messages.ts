import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The GST month of the owner: its sections, what is wrong with it, its files and its lock. */
export const m = messagesOf({ en, hi, ta })
