import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  offline: 'इंटरनेट नहीं चल रहा',
  text: 'यह पेज नहीं खुला। आपका बैग और ऑर्डर सुरक्षित हैं।',
  tryAgain: 'फिर कोशिश करें',
  home: 'होम',
  readNow: 'ये पेज अभी पढ़ सकते हैं',
  incomplete: 'पेज पूरा नहीं आया, इसलिए अभी कोई बटन काम नहीं करेगा।',
  loadAgain: 'फिर से खोलें',
}
