import type { TranslationOf } from '../../language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  questions: 'कोई सवाल हो तो: {email}',
}
