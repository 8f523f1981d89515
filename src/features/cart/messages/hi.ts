import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  left: { one: 'बस {count} बचा है', other: 'बस {count} बचे हैं' },
  sizeNote: 'साइज़ {size}: {notes}',
  size: 'साइज़',
  soldOut: 'बिक चुका',
  proceedToCheckout: 'चेकआउट करें',
  outOfStock: 'स्टॉक में नहीं',
  addToCart: 'बैग में डालें',
  seeBag: 'बैग देखें',
  sizeMissing: 'पहले साइज़ चुनें',
  gone: 'यह चीज़ अब नहीं मिलती।',
  somethingWrong: 'कुछ गड़बड़ हो गई',
  deleteFirst: 'पहले इसे बैग से हटाएँ।',
  unknownSize: 'यह साइज़ हमारे पास नहीं है।',
  notEnough: 'स्टॉक में इतने नहीं हैं।',
}
