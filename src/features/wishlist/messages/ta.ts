import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  add: '{name}: விருப்பப் பட்டியலில் சேர்க்க',
  remove: '{name}: விருப்பப் பட்டியலில் இருந்து நீக்குக',
  wishlist: 'விருப்பப் பட்டியல்',
  putBy: { one: 'பிறகு பார்க்க {count} பொருள் உள்ளது', other: 'பிறகு பார்க்க {count} பொருட்கள் உள்ளன' },
  empty: 'உங்கள் விருப்பப் பட்டியல் காலியாக இருக்கிறது!',
  emptyText: 'பிடித்த பொருளின் மேல் உள்ள இதயத்தைத் தொடுங்கள். எந்த டிவைஸிலும் அது இங்கே உங்களுக்காகக் காத்திருக்கும்.',
  seeCollection: 'கலெக்‌ஷனைக் காண்க',
  added: 'விருப்பப் பட்டியலில் சேர்ந்தது',
  removed: 'விருப்பப் பட்டியலில் இருந்து நீக்கப்பட்டது',
}
