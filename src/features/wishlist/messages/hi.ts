import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  add: '{name} विशलिस्ट में रखें',
  remove: '{name} विशलिस्ट से हटाएँ',
  wishlist: 'विशलिस्ट',
  putBy: { one: 'बाद के लिए {count} चीज़ रखी है', other: 'बाद के लिए {count} चीज़ें रखी हैं' },
  empty: 'आपकी विशलिस्ट ख़ाली है!',
  emptyText: 'जो पसंद आए, उस पर बना दिल दबाएँ। वह यहीं मिलेगा, किसी भी फ़ोन या कंप्यूटर पर।',
  seeCollection: 'कलेक्शन देखें',
  added: 'विशलिस्ट में रख दिया',
  removed: 'विशलिस्ट से हटा दिया',
}
