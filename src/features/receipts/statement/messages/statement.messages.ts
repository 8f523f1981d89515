import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Bank statements: what is wrong with a file, and what it brings. */
export const m = messagesOf({ en, hi, ta })
