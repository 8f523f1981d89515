import type { TranslationOf } from '../../language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  noTime: 'तारीख़ और समय, जैसे 1 नवंबर 2026, 09:00।',
  endsEarly: 'ख़त्म होने का समय शुरू होने के बाद का हो।',
}
