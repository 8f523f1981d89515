import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The doors of an account and its profile: log-in, registration, a forgotten password, menus. */
export const m = messagesOf({ en, hi, ta })
