import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  add: '{name} विशलिस्ट में रखें',
  remove: '{name} विशलिस्ट से हटाएँ',
}
