import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  saree: 'புடவை',
  silkSaree: 'பட்டுப் புடவை',
  cottonSaree: 'காட்டன் புடவை',
  designerSaree: 'டிசைனர் புடவை',
  material: 'டிரஸ் மெட்டீரியல்',
  cottonMaterial: 'காட்டன் டிரஸ் மெட்டீரியல்',
  silkMaterial: 'பட்டு டிரஸ் மெட்டீரியல்',
  printedMaterial: 'பிரிண்டட் டிரஸ் மெட்டீரியல்',
  suit: 'சல்வார் சூட்',
  anarkaliSuit: 'அனார்கலி சூட்',
  palazzoSuit: 'பலாஸ்ஸோ சூட்',
  straightSuit: 'ஸ்ட்ரெய்ட் சூட்',
  occasion: 'விசேஷங்கள்',
  weddingCollection: 'திருமண கலெக்‌ஷன்',
  festiveCollection: 'பண்டிகை கலெக்‌ஷன்',
  casualWear: 'தினசரி உடைகள்',
}
