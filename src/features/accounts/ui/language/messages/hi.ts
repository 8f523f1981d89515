import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  title: 'हमारे मेल की भाषा',
  text: 'आपके ऑर्डर और पार्सल के मेल और इनवॉइस इसी भाषा में आएँगे। पेजों की भाषा दुकान में ऊपर दिए बटन से बदलती है।',
  language: 'भाषा',
  save: 'सेव करें',
  saved: 'अब से हम आपको {language} में लिखेंगे।',
  failed: 'यह सेव नहीं हुआ।',
}
