import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  addressTaken: 'यह पता किसी और पेज का है।',
  added: 'पेज जुड़ गया',
  saved: 'पेज सेव हो गया',
  deleted: 'पेज हटा दिया',
  titleMissing: 'शीर्षक लिखें।',
  atMost: 'ज़्यादा से ज़्यादा {most} अक्षर।',
  whereLink: 'लिंक दबाने पर क्या खुले?',
  lettersAre: 'अक्षर बोल्ड, इटैलिक या लिंक हो सकते हैं।',
  textAlone: 'लाइन में सिर्फ़ टेक्स्ट होता है।',
  pictureMissing: 'फ़ोटो नहीं है।',
  uploadHere: 'फ़ोटो यहाँ अपलोड करें।',
  sayPicture: 'लिखें कि फ़ोटो में क्या है, उनके लिए जो उसे देख नहीं सकते।',
  productId: 'चीज़ की आईडी।',
  chooseProduct: 'कोई चीज़ चुनें।',
  sideBySide: 'साथ-साथ ज़्यादा से ज़्यादा {most} चीज़ें।',
  twoPictures: 'साथ-साथ दो फ़ोटो।',
  buttonSays: 'बटन पर क्या लिखा हो?',
  headingLevels: 'शीर्षक का स्तर 2 या 3 होता है।',
  noSuchBlock: 'पेज में ऐसा हिस्सा नहीं होता।',
  noPage: 'यह पेज नहीं है।',
  atMostBlocks: 'ज़्यादा से ज़्यादा {most} हिस्से: इसके दो पेज बना लें।',
  tooLong: 'टेक्स्ट बहुत लंबा है: इसके दो पेज बना लें।',
  atMostProducts: 'एक पेज पर ज़्यादा से ज़्यादा {most} चीज़ें।',
}
