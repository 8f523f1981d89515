import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What the banners and the sliding text of the home page say beside the owner’s words. */
export const m = messagesOf({ en, hi, ta })
