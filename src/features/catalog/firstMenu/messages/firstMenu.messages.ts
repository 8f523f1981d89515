import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What the menu of the specification says (section 2), in the order in which it stands there. */
export const m = messagesOf({ en, hi, ta })
