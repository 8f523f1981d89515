import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What is done with the goods before they are sent: on the product, in the bag and at the checkout. */
export const m = messagesOf({ en, hi, ta })
