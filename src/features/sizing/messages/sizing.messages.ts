import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Size charts: what is measured on a garment and how, and what is wrong with a chart. */
export const m = messagesOf({ en, hi, ta })
