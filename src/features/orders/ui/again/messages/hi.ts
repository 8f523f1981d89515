import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  allInBag: 'ऑर्डर {number} की सारी चीज़ें आपके बैग में हैं',
  notIntoBag: 'ऑर्डर आपके बैग में नहीं डाला जा सका।',
  againOf: 'फिर ऑर्डर करें: ऑर्डर {number}',
  again: 'फिर ऑर्डर करें',
  notAsBefore: 'सब कुछ पहले जैसा नहीं है',
  noneNow: 'इनमें से अभी कुछ नहीं मिल सकता',
  restInBag: 'बाक़ी चीज़ें पहले की तरह आपके बैग में हैं।',
  close: 'बंद करें',
  openBag: 'बैग खोलें',
  inBag: 'आपके बैग में',
  notInBag: 'आपके बैग में नहीं',
}
