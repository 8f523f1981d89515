import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  noPicture: 'कोई फ़ोटो नहीं',
  smallPicture: 'पहली फ़ोटो {least} x {least} px से छोटी है',
  noDescription: 'जानकारी नहीं',
  noPrice: 'दाम नहीं',
}
