import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What the pages about the shop are called, in links and in their heads. */
export const m = messagesOf({ en, hi, ta })
