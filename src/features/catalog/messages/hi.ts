import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  outOfStock: 'स्टॉक में नहीं',
  left: { one: 'बस {count} बचा है', other: 'बस {count} बचे हैं' },
  seeAll: 'सब देखें',
  seeAllOf: 'सब देखें: {label}',
  loadingCollections: 'कलेक्शन आ रहे हैं',
  loadingProducts: 'चीज़ें आ रही हैं',
  productsFailed: 'चीज़ें नहीं आ पाईं',
  fetchingFailed: 'चीज़ें नहीं आ पाईं: {cause}',
  checkConnection: 'इंटरनेट देख लें और फिर कोशिश करें।',
  thirtyDayLow: '30 दिन में सबसे कम',
  otherColours: 'दूसरे रंग',
  colourSoldOut: '{name}, बिक चुका',
  wholeCollection: 'पूरा कलेक्शन',
  products: 'चीज़ें',
  colours: 'रंग',
}
