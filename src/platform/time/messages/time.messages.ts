import { messagesOf } from '../../language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What is said of days and times that are typed. */
export const m = messagesOf({ en, hi, ta })
