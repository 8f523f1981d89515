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
  where: 'यह कहाँ ले जाता है?',
  atMostEntries: 'एक लिस्ट में ज़्यादा से ज़्यादा {most} लिंक।',
  headingNeeds: 'यह कहाँ ले जाता है? शीर्षक के नीचे कुछ होना चाहिए।',
  atLeastOne: 'मेन्यू में कम से कम एक चीज़ होती है।',
  atMostItems: 'ज़्यादा से ज़्यादा {most}।',
  listingHint: 'जैसे /search?q=red%20silk',
  category: 'कैटेगरी',
  collection: 'कलेक्शन',
  listing: 'फ़िल्टर वाली लिस्ट, या खोज',
  listingAddress: 'इस दुकान की किसी लिस्ट या खोज का पता, जैसे /new/saree/collections?type=Silk।',
  information: 'दुकान के बारे में पेज',
  ownPage: 'आपका अपना पेज',
  link: 'कोई और पता',
  nowhere: 'कहीं नहीं: इसके अंदर बस दूसरे लिंक हैं',
  leadsNowhere: 'यह कहीं नहीं ले जाता।',
  whereOneOf: 'यह कहाँ ले जाता है? इनमें से एक: {kinds}।',
}
