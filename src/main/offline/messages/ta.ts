import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  offline: 'இன்டர்நெட் இல்லை',
  text: 'இந்தப் பக்கம் திறக்கவில்லை. உங்கள் பையும் ஆர்டர்களும் பத்திரமாக இருக்கின்றன.',
  tryAgain: 'மீண்டும் முயலுங்கள்',
  home: 'முகப்பு',
  readNow: 'இப்போது படிக்கக் கூடியவை',
  incomplete: 'பக்கத்தின் ஒரு பகுதி வரவில்லை; அதனால் இதில் எந்தப் பட்டனும் வேலை செய்யாது.',
  loadAgain: 'மீண்டும் திறக்க',
}
