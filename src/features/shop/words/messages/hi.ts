import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  title: 'दूसरी भाषाओं में',
  text: 'यहाँ जो लिखेंगे, उस भाषा के पेजों पर वही दिखेगा; जो ख़ाली छोड़ेंगे, वह अंग्रेज़ी में दिखेगा।',
  english: '{label} अंग्रेज़ी में',
  other: '{label} {language} में',
  nothing: 'अभी कुछ नहीं',
  atMost: 'ज़्यादा से ज़्यादा {longest} अक्षर।',
  name: 'नाम',
  description: 'जानकारी',
  inTheSet: 'सेट में',
  menuEntries: 'मेन्यू की एंट्री, उसी क्रम में एक लाइन में एक, बिना कोलन और शब्द के',
  columns:
    'वही बात दुकान की दूसरी भाषा में, हिन्दी के लिए hi, तमिल के लिए ta। ख़ाली: जैसा अंग्रेज़ी में है। कॉलम न हो तो जैसा है वैसा रहेगा।',
}
