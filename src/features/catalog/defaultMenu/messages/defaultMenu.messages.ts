import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What the menu of the specification says (section 2). */
export const m = messagesOf({ en, hi, ta })
