import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  shopByCollections: 'कलेक्शन देखें',
  shopByCategory: 'कैटेगरी देखें',
  viewAll: 'सब देखें',
  seeAll: 'सब देखें',
  seeAllOf: 'सब देखें: {heading}',
  stars: '5 में से {rating} स्टार',
  about: '{tagline}। {shop} की साड़ियाँ, ड्रेस मटीरियल, सलवार सूट और शादी-त्योहार के कपड़े।',
  pictureAndWords: 'कहानी',
  aboutTheShop: 'दुकान के बारे में',
  pictures: 'फ़ोटो',
  collections: 'कलेक्शन',
  shopByOccasion: 'मौक़े के हिसाब से देखें',
  newArrivals: 'नई चीज़ें',
  bestSellers: 'सबसे ज़्यादा बिकने वाली चीज़ें',
  underPrice: '₹{amount} तक',
  whatCustomersSay: 'हमारे ग्राहक क्या कहते हैं',
  recentlyViewed: 'हाल में देखी चीज़ें',
}
