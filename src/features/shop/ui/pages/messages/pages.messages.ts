import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What the pages that tell of the shop say; terms, privacy policy and questions have files of their own. */
export const m = messagesOf({ en, hi, ta })
