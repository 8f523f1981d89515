import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  allInBag: 'ஆர்டர் {number}: எல்லாப் பொருட்களும் உங்கள் பையில் உள்ளன',
  notIntoBag: 'இந்த ஆர்டரை உங்கள் பையில் சேர்க்க முடியவில்லை.',
  againOf: 'மீண்டும் ஆர்டர் செய்க: ஆர்டர் {number}',
  again: 'மீண்டும் ஆர்டர் செய்க',
  notAsBefore: 'எல்லாம் முன்பு போல் இல்லை',
  noneNow: 'இதில் எதுவும் இப்போது கிடைக்காது',
  restInBag: 'மீதிப் பொருட்கள் முன்பு வாங்கியபடியே உங்கள் பையில் உள்ளன.',
  close: 'மூடுக',
  openBag: 'பையைத் திறக்க',
  inBag: 'உங்கள் பையில்',
  notInBag: 'உங்கள் பையில் இல்லை',
}
