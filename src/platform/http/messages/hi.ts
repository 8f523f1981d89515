import type { TranslationOf } from '../../language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  malformed: 'यह समझ में नहीं आया।',
  unauthenticated: 'पहले लॉग इन करें।',
  forbidden: 'आपको इसकी इजाज़त नहीं है।',
  crossSite: 'यह दुकान के पेज से नहीं भेजा गया।',
  notFound: 'नहीं मिला।',
  methodNotAllowed: 'इस पते पर यह तरीक़ा नहीं चलता।',
  conflict: 'इसे किसी और ने बदल दिया है। पेज फिर से खोलें।',
  changedMeanwhile: 'इस बीच किसी और ने इसे बदल दिया।',
  tooLarge: 'भेजी गई चीज़ बहुत बड़ी है।',
  unsupportedMediaType: 'इस तरह की फ़ाइल यहाँ नहीं ली जाती।',
  invalid: 'जो भरा है उसे एक बार देख लें।',
  rateLimited: 'बहुत बार कोशिश हो गई। थोड़ा रुककर फिर करें।',
  internal: 'कुछ गड़बड़ हो गई।',
  noRoom: 'दुकान में इसे रखने की जगह नहीं बची। बाद में फिर कोशिश करें।',
  picturesUnavailable: 'फ़ोटो का काम अभी नहीं हो पा रहा। थोड़ी देर में फिर कोशिश करें।',
  unavailable: 'दुकान में अभी भीड़ है। थोड़ी देर में फिर कोशिश करें।',
  away: 'अभी यह नहीं हो पाएगा। आपका बैग और ऑर्डर सुरक्षित हैं। थोड़ी देर में फिर कोशिश करें।',
  stale: 'दुकान {time} पर जैसी थी, वैसी दिख रही है। बैग, चेकआउट और लॉग इन थोड़ी देर में चालू हो जाएँगे।',
}
