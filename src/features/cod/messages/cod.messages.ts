import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What customers hear of an order that is paid at the door: on pages, in mails and before the button. */
export const m = messagesOf({ en, hi, ta })
