import { messagesOf } from '#/platform/language/messagesOf.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'
import { ta } from './ta.ts'

/** The figures of the dashboard, what they mean and what waits. */
export const m = messagesOf({ en, hi, ta })
