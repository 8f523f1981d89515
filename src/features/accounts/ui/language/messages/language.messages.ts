import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** In which language somebody is written to. */
export const m = messagesOf({ en, hi, ta })
