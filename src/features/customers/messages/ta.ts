import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  writeNote: 'ஒரு குறிப்பு எழுதுங்கள்.',
  noteTooLong: 'அதிகபட்சம் 1000 எழுத்துகள்.',
  noteAdded: 'குறிப்பு சேர்க்கப்பட்டது',
  noteNotSaved: 'குறிப்பைச் சேமிக்க முடியவில்லை. மீண்டும் முயலுங்கள்.',
  newNote: 'புதிய குறிப்பு',
  whoReads: 'அட்மின்கள் படிப்பார்கள்; வாடிக்கையாளரும் தன் தகவல்களில் படிக்கலாம்.',
  addNote: 'குறிப்பு சேர்க்க',
  orders: 'ஆர்டர்கள்',
  since: '{day} முதல்',
  noneYet: 'இன்னும் எதுவும் இல்லை',
  spent: 'மொத்தம் வாங்கியது',
  lessSentBack: 'திருப்பி அனுப்பியது போக',
  cancelled: 'ரத்தானவை',
  returned: 'திரும்பியவை',
  storeCredit: 'ஸ்டோர் கிரெடிட்',
  notes: 'கடையின் குறிப்புகள்',
  addresses: 'முகவரிகள்',
  nothingSent: 'இன்னும் எந்த ஆர்டரும் அனுப்பப்படவில்லை.',
  ordersNotLoaded: 'ஆர்டர்கள் திறக்கவில்லை',
  checkConnection: 'இன்டர்நெட் இணைப்பைப் பார்த்துவிட்டு மீண்டும் முயலுங்கள்.',
  noOrders: 'இன்னும் ஆர்டர் இல்லை',
  ordersAppear: 'ஆர்டர் செய்ததும் இங்கே தெரியும்.',
  pagesOfOrders: 'ஆர்டர்களின் பக்கங்கள்',
}
