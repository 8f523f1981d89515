import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What is said where a page, or a part of it, could not be had. */
export const m = messagesOf({ en, hi, ta })
