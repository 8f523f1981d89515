import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Reviews as admins see and answer them. */
export const m = messagesOf({ en, hi, ta })
