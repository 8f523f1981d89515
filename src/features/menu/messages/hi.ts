import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  menu: 'मेन्यू',
  categories: 'कैटेगरी',
  allOf: '{label}: सब देखें',
  saved: 'मेन्यू सेव हो गया',
  ownAgain: 'दुकान फिर अपना मेन्यू दिखा रही है',
  nameMissing: 'इसका नाम क्या है?',
  atMost: 'ज़्यादा से ज़्यादा {most} अक्षर।',
  sameName: 'यहाँ इसी नाम का एक और है।',
  where: 'दबाने पर क्या खुले?',
  atMostEntries: 'एक लिस्ट में ज़्यादा से ज़्यादा {most} एंट्री।',
  headingNeeds: 'दबाने पर क्या खुले? सिर्फ़ शीर्षक हो तो उसके नीचे एंट्री चाहिए।',
  atLeastOne: 'मेन्यू में कम से कम एक एंट्री चाहिए।',
  atMostItems: 'ज़्यादा से ज़्यादा {most} एंट्री।',
  listingHint: 'जैसे /search?q=red%20silk',
  category: 'कैटेगरी',
  collection: 'कलेक्शन',
  listing: 'फ़िल्टर वाली लिस्ट, या खोज',
  listingAddress: 'इस दुकान की किसी लिस्ट या खोज का पता, जैसे /new/saree/collections?type=Silk।',
  information: 'दुकान के बारे में पेज',
  ownPage: 'आपका अपना पेज',
  link: 'कोई और पता',
  nowhere: 'कुछ नहीं: इसके नीचे बस दूसरी एंट्री हैं',
  leadsNowhere: 'इससे कुछ नहीं खुलता।',
  whereOneOf: 'दबाने पर क्या खुले? इनमें से एक: {kinds}।',
}
