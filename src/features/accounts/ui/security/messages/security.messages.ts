import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The safety of an account on its profile: sessions, events, Google, one’s data, the second factor. */
export const m = messagesOf({ en, hi, ta })
