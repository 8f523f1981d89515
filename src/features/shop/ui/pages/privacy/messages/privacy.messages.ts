import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** The privacy policy. */
export const m = messagesOf({ en, hi })
