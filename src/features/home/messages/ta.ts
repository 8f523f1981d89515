import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  shopByCollections: 'கலெக்‌ஷன்களைப் பாருங்கள்',
  shopByCategory: 'பிரிவுகளைப் பாருங்கள்',
  viewAll: 'எல்லாம் காண்க',
  seeAll: 'எல்லாம் காண்க',
  seeAllOf: 'எல்லாம் காண்க: {heading}',
  stars: '5-க்கு {rating} ஸ்டார்',
  about: '{tagline}. {shop} கடையின் புடவைகள், டிரஸ் மெட்டீரியல், சல்வார் சூட், விசேஷ உடைகள்.',
  pictureAndWords: 'எங்கள் கதை',
  aboutTheShop: 'கடையைப் பற்றி',
  pictures: 'படங்கள்',
  collections: 'கலெக்‌ஷன்கள்',
  shopByOccasion: 'விசேஷத்துக்கு ஏற்றவை',
  newArrivals: 'புது வரவுகள்',
  bestSellers: 'அதிகம் விற்பவை',
  underPrice: '₹{amount} வரை',
  whatCustomersSay: 'எங்கள் வாடிக்கையாளர்கள் சொல்வது',
  recentlyViewed: 'சமீபத்தில் பார்த்தவை',
}
