import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The editor in which a page is written. */
export const m = messagesOf({ en, hi, ta })
