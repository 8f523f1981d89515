import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What lists, forms and choosers of pictures say, whatever they are about. */
export const m = messagesOf({ en, hi, ta })
