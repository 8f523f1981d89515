import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  days: '{first} से {last} तक',
  untilToday: '{first} से आज तक',
  lowest: 'सब साइज़ में सबसे कम दाम',
  size: 'साइज़ {size}',
  notForSale: 'बिक्री में नहीं',
}
