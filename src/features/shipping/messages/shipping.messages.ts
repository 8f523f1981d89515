import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** What is said of parcels, and what stands on packing slips. */
export const m = messagesOf({ en, hi, ta })
