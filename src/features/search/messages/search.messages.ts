import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The words of searches, as the shopkeeper sees them. */
export const m = messagesOf({ en, hi, ta })
