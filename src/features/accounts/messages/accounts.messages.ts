import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What an account answers, asks for and tells by mail. */
export const m = messagesOf({ en, hi, ta })
