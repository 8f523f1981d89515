import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  title: 'बस थोड़ी देर में',
  text: 'दुकान का बही-खाता अभी नहीं खुल रहा। आपका बैग, ऑर्डर और अकाउंट सुरक्षित हैं, और कोई ऑर्डर दो बार नहीं हुआ। सब कुछ अपने आप चालू हो जाएगा।',
  tryAgain: 'फिर कोशिश करें',
  lookAround: 'दुकान देखें',
}
