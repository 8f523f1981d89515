import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  slugTaken: 'यह पता किसी और कलेक्शन का है।',
  added: 'कलेक्शन जुड़ गया',
  saved: 'कलेक्शन सेव हो गया',
  deleted: 'कलेक्शन हटा दिया',
  tooManyByHand: 'हाथ से ज़्यादा से ज़्यादा {most} चीज़ें। इससे ज़्यादा के लिए नियम से चुनें।',
  turned: 'ऊपर वाला दाम नीचे वाले से कम है।',
  nameMissing: 'नाम लिखें।',
  atMost: 'ज़्यादा से ज़्यादा {most} अक्षर।',
  ruleOrHand: 'नियम से या हाथ से?',
  productById: 'चीज़ उसकी आईडी से बताई जाती है।',
  emptyPage: 'इसमें बिक्री की कोई चीज़ नहीं है: ग्राहकों को ख़ाली पेज दिखता है।',
  ruleUnknown: 'नियम में कुछ ऐसा है जो दुकान में अब नहीं है: फिर से चुनें।',
  noCategory: 'बिक्री में “{value}” नाम की कोई कैटेगरी नहीं है।',
  notOnSale: {
    one: '{count} में से {missing} चीज़ बिक्री में नहीं है।',
    other: '{count} चीज़ों में से {missing} बिक्री में नहीं।',
  },
  valueGone: '{label} “{value}” किसी लिस्ट में नहीं है, और बिक्री की किसी चीज़ में भी नहीं।',
  asArranged: 'हमारे सजाए क्रम में',
  collections: 'कलेक्शन',
  products: { one: '{shown} चीज़', other: '{shown} चीज़ें' },
}
