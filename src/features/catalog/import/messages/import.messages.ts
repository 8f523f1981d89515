import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What is said of files of products: their columns, their rows and how far they are. */
export const m = messagesOf({ en, hi, ta })
