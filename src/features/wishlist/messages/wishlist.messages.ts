import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The heart of the wishlist. */
export const m = messagesOf({ en, hi, ta })
