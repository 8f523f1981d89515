import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Titles and headings of the admin’s pages. */
export const m = messagesOf({ en, hi, ta })
