import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Why a return or an exchange is refused. */
export const m = messagesOf({ en, hi, ta })
