import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The log-in pages (log-in, registration, a forgotten password), the profile, menus. */
export const m = messagesOf({ en, hi, ta })
