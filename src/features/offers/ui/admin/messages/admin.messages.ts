import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Offers as admins make, try and look at them. */
export const m = messagesOf({ en, hi, ta })
