import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What the shopkeeper is told of at once, on the screen and by mail. */
export const m = messagesOf({ en, hi, ta })
