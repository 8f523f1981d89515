import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  fabric: 'कपड़ा',
  weave: 'बुनाई या कारीगरी',
  colour: 'रंग',
  work: 'वर्क',
  pattern: 'पैटर्न',
  border: 'बॉर्डर',
  occasion: 'मौक़ा',
  clothLength: 'लंबाई',
  blousePiece: 'ब्लाउज़ पीस',
  blouseLength: 'ब्लाउज़ पीस की लंबाई',
  setContents: 'सेट में',
  lining: 'अस्तर',
  weight: 'वज़न',
  care: 'धुलाई और देखभाल',
  marks: 'मार्क',
  certificate: 'सर्टिफ़िकेट नंबर',
  hsn: 'HSN कोड (ज़रूरी नहीं)',
  gstClass: 'GST क्लास',
  countryOfOrigin: 'किस देश की बनी',
}
