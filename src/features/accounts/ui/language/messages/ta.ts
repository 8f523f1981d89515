import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  title: 'எங்கள் மின்னஞ்சலின் மொழி',
  text: 'உங்கள் ஆர்டர், பார்சல் பற்றிய மின்னஞ்சல்களும் இன்வாய்ஸ்களும் இந்த மொழியில் வரும். பக்கங்களின் மொழியைக் கடையின் மேலே உள்ள பட்டனில் மாற்றலாம்.',
  language: 'மொழி',
  save: 'சேமிக்க',
  saved: 'இனி உங்களுக்கு எழுதும் மொழி: {language}.',
  failed: 'சேமிக்க முடியவில்லை.',
}
