import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  fabric: 'துணி',
  weave: 'நெசவு அல்லது கைவேலை',
  colour: 'நிறம்',
  work: 'வேலைப்பாடு',
  pattern: 'டிசைன்',
  border: 'பார்டர்',
  occasion: 'விசேஷம்',
  clothLength: 'நீளம்',
  blousePiece: 'பிளவுஸ் பீஸ்',
  blouseLength: 'பிளவுஸ் பீஸின் நீளம்',
  setContents: 'செட்டில் உள்ளவை',
  lining: 'லைனிங்',
  weight: 'எடை',
  care: 'பராமரிப்பு',
  marks: 'தர முத்திரை',
  certificate: 'சான்றிதழ் எண்',
  hsn: 'HSN கோடு (கட்டாயம் இல்லை)',
  gstClass: 'GST வகை',
  countryOfOrigin: 'தயாரித்த நாடு',
}
