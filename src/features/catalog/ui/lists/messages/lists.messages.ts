import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The page of the shopkeeper's lists: fabrics, colours and more. */
export const m = messagesOf({ en, hi, ta })
