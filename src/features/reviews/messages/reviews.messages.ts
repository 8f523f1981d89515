import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Reviews of products, where they are read and where one is written. */
export const m = messagesOf({ en, hi, ta })
