import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** Sending back and exchanging: what customers ask for, what the shop answers and writes down. */
export const m = messagesOf({ en, hi, ta })
