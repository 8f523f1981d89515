import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  title: 'சற்று நேரத்தில் வருகிறோம்',
  text: 'கடையின் கணக்குப் புத்தகம் இப்போது திறக்கவில்லை. உங்கள் பையும் ஆர்டர்களும் கணக்கும் பத்திரமாக இருக்கின்றன, எந்த ஆர்டரும் இரண்டு முறை பதிவாகவில்லை. எல்லாம் தானாகவே திரும்பி வரும்.',
  tryAgain: 'மீண்டும் முயலுங்கள்',
  lookAround: 'கடையைச் சுற்றிப் பார்க்க',
}
