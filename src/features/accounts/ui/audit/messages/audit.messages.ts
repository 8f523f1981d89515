import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** The list of what admins changed. */
export const m = messagesOf({ en, hi })
