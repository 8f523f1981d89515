import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What the menu of the shop says beside its entries. */
export const m = messagesOf({ en, hi, ta })
