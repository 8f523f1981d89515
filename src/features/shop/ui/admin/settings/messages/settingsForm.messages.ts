import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What the settings of the shop are called, and what each of them does. */
export const m = messagesOf({ en, hi, ta })
