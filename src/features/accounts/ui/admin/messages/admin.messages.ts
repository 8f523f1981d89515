import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Users as admins add, change and find them. */
export const m = messagesOf({ en, hi, ta })
