import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  days: '{first} முதல் {last} வரை',
  untilToday: '{first} முதல் இன்று வரை',
  lowest: 'எல்லா சைஸ்களிலும் குறைந்த விலை',
  size: 'சைஸ் {size}',
  notForSale: 'விற்பனைக்கு இல்லை',
}
