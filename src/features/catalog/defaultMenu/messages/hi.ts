import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  saree: 'साड़ी',
  silkSaree: 'सिल्क साड़ी',
  cottonSaree: 'कॉटन साड़ी',
  designerSaree: 'डिज़ाइनर साड़ी',
  material: 'ड्रेस मटीरियल',
  cottonMaterial: 'कॉटन ड्रेस मटीरियल',
  silkMaterial: 'सिल्क ड्रेस मटीरियल',
  printedMaterial: 'प्रिंटेड ड्रेस मटीरियल',
  suit: 'सलवार सूट',
  anarkaliSuit: 'अनारकली सूट',
  palazzoSuit: 'प्लाज़ो सूट',
  straightSuit: 'स्ट्रेट सूट',
  occasion: 'ख़ास मौक़े',
  weddingCollection: 'शादी कलेक्शन',
  festiveCollection: 'त्योहार कलेक्शन',
  casualWear: 'रोज़ के कपड़े',
}
