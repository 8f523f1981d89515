import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What invoices, bills of supply and credit notes say, and their links. Words of the law stand beside their translation. */
export const m = messagesOf({ en, hi, ta })
