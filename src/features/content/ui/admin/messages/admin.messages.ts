import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Where the owner lists, writes and looks at pages of the shop. */
export const m = messagesOf({ en, hi, ta })
