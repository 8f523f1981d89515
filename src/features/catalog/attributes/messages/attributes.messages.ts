import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What the attributes of products are called: each by its key. */
export const m = messagesOf({ en, hi, ta })
