import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  menu: 'मेन्यू',
  categories: 'कैटेगरी',
  allOf: '{label}: सब देखें',
}
