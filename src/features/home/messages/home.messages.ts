import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The home page, where the owner has written nothing of her own. */
export const m = messagesOf({ en, hi, ta })
