import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What is said where a provider of card payments says nothing itself. */
export const m = messagesOf({ en, hi, ta })
