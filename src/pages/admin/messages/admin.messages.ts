import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** Titles and headings of the admin’s pages. */
export const m = messagesOf({ en, hi })
