import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Banners, sliding text and previews, as admins see them. */
export const m = messagesOf({ en, hi, ta })
