import { messagesOf } from '../../language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What is said of a file that is no picture or video for the shop. */
export const m = messagesOf({ en, hi, ta })
