import { messagesOf } from '../../language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What any endpoint says when it cannot do what it was asked. */
export const m = messagesOf({ en, hi, ta })
