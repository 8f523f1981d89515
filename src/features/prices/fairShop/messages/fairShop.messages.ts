import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The thirteen dark patterns: what each is, what the shop does, and what is found of it. */
export const m = messagesOf({ en, hi, ta })
