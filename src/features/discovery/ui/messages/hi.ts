import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  copied: 'पता कॉपी हो गया',
  notCopied: 'पता कॉपी नहीं हुआ। उसे चुनकर ख़ुद कॉपी करें।',
  copy: '{title} का पता कॉपी करें',
  newAddress: 'नया गुप्त पता बन गया',
  ended: 'पते बंद हो गए',
  changingFailed: 'पता नहीं बदला: {cause}',
  tryAgain: 'फिर कोशिश करें',
  notFetched: 'पते नहीं आ पाए।',
  visitorsDoNot: 'बिना लॉग इन के आपकी चीज़ें नहीं दिखतीं',
  visitorsDoNotText:
    'जिन चीज़ों के पेज लॉग इन माँगते हैं, Google और Instagram उन्हें नहीं लेते: वहाँ जुड़ने से पहले दुकान सबके लिए खोलें (“कौन देख सकता है”)। तब तक गुप्त पता किसी भरोसे वाले को दिया जा सकता है, जैसे जो आपका कैटलॉग बनाता है।',
  makeSecret: 'गुप्त पता बनाएँ',
  newSecret: 'नया गुप्त पता',
  endIt: 'इसे बंद करें',
  endAsked: 'गुप्त पता बंद करें?',
  renewAsked: 'नया गुप्त पता बनाएँ?',
  endText: 'जिसके पास अभी का पता है, उसे तुरंत कुछ नहीं दिखेगा।',
  makeNew: 'नया बनाएँ',
  noneShown: 'अभी वहाँ कोई चीज़ नहीं दिखाई जा सकती।',
  canBeShown: {
    one: '{all} में से {shown} चीज़ वहाँ दिखाई जा सकती है।',
    other: '{all} में से {shown} चीज़ें वहाँ दिखाई जा सकती हैं।',
  },
  canBeShownRows: {
    one: '{all} में से {shown} चीज़ वहाँ दिखाई जा सकती है, सब साइज़ मिलाकर {rows}।',
    other: '{all} में से {shown} चीज़ें वहाँ दिखाई जा सकती हैं, सब साइज़ मिलाकर {rows}।',
  },
  rows: { one: '{shown} लाइन', other: '{shown} लाइनें' },
  refused: { one: '{shown} चीज़ नहीं ली जाएगी', other: '{shown} चीज़ें नहीं ली जाएँगी' },
  newest: 'ये सबसे नई {many} हैं। इन्हें ठीक करने पर बाक़ी दिखेंगी।',
}
