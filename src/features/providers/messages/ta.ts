import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  failed: 'பேமெண்ட் ஆகவில்லை.',
}
