import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  writeNote: 'नोट लिखें।',
  noteTooLong: 'ज़्यादा से ज़्यादा 1000 अक्षर।',
  noteAdded: 'नोट जुड़ गया',
  noteNotSaved: 'नोट सेव नहीं हुआ। फिर कोशिश करें।',
  newNote: 'नया नोट',
  whoReads: 'एडमिन इसे पढ़ते हैं; ग्राहक भी, अपने डेटा में।',
  addNote: 'नोट जोड़ें',
  orders: 'ऑर्डर',
  since: '{day} से',
  noneYet: 'अभी कोई नहीं',
  spent: 'कुल ख़रीदारी',
  lessSentBack: 'वापस की हुई चीज़ें घटाकर',
  cancelled: 'कैंसिल',
  returned: 'वापस',
  storeCredit: 'स्टोर क्रेडिट',
  notes: 'दुकान के नोट',
  addresses: 'पते',
  nothingSent: 'अभी तक कोई ऑर्डर नहीं भेजा गया।',
  ordersNotLoaded: 'ऑर्डर नहीं खुले',
  checkConnection: 'इंटरनेट देखें और फिर कोशिश करें।',
  noOrders: 'अभी कोई ऑर्डर नहीं',
  ordersAppear: 'ऑर्डर होते ही यहाँ दिखेंगे।',
  pagesOfOrders: 'ऑर्डर के पेज',
}
