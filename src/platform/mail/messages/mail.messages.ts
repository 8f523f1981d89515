import { messagesOf } from '../../language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What the small print of mails says. */
export const m = messagesOf({ en, hi, ta })
