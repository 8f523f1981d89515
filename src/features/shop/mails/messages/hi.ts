import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  greetingSaved: '{mail}: आपके शब्द सेव हो गए',
  writeGreeting: 'अपने शब्द लिखें।',
  mostCharacters: 'ज़्यादा से ज़्यादा {most} अक्षर।',
  savingFailed: 'शब्द सेव करने में दिक्कत: {cause}',
  changedTo: 'इस बीच किसी और ने इसे यह कर दिया: “{theirs}”। अपना रखने के लिए फिर सेव करें।',
  yourWords: 'आपके शब्द',
  wordsHint:
    'ये मेल में सबसे पहले आते हैं, जैसे “नमस्ते! हर पीस हाथ से तह किया जाता है।” ज़्यादा से ज़्यादा {most} अक्षर; ख़ाली छोड़ें तो कुछ नहीं कहा जाता।',
  saveWords: 'शब्द सेव करें',
  undo: 'पहले जैसा करें',
  mails: 'मेल',
  mailsText: 'आपके ग्राहकों को मेल में क्या मिलता है, नमूने के ऑर्डर के साथ। हर मेल से पहले अपने कुछ शब्द जोड़ सकते हैं।',
  loadingMails: 'मेल खुल रहे हैं',
  notLoaded: 'मेल नहीं खुले',
  fetchingMails: 'मेल लाने में दिक्कत: {cause}',
  mail: 'मेल',
  notSaved: '{mail} (अभी सेव नहीं हुआ)',
  withWords: '{mail} (आपके शब्दों के साथ)',
  phone: 'फ़ोन',
  computer: 'कंप्यूटर',
  plainText: 'सादा टेक्स्ट',
  notShown: 'मेल नहीं दिखा पाए',
  fetchingMail: 'मेल लाने में दिक्कत: {cause}',
  previewOf: '{mail}: प्रीव्यू',
  subject: 'विषय: {line}',
  shownAs: 'कैसे दिखे',
  onPhone: '{mail}, जैसा फ़ोन पर दिखता है',
  onComputer: '{mail}, जैसा कंप्यूटर पर दिखता है',
}
