import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Incoming money for the owner: its lists, its lines, and what is done with each. */
export const m = messagesOf({ en, hi, ta })
