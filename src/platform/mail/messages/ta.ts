import type { TranslationOf } from '../../language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  questions: 'கேள்வி இருந்தால்: {email}',
}
