import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What forms say where the owner writes her own words in further languages. */
export const m = messagesOf({ en, hi, ta })
