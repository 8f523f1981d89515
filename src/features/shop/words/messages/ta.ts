import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  title: 'வேறு மொழிகளில்',
  text: 'இங்கே எழுதுவது அந்த மொழியின் பக்கங்களில் தெரியும்; காலியாக விட்டது ஆங்கிலத்தில் தெரியும்.',
  english: '{label} (ஆங்கிலம்)',
  other: '{label} ({language})',
  nothing: 'இன்னும் எதுவும் இல்லை',
  atMost: 'அதிகபட்சம் {longest} எழுத்துகள்.',
  name: 'பெயர்',
  description: 'விவரம்',
  inTheSet: 'செட்டில் உள்ளவை',
  menuEntries: 'மெனுவின் வரிகள், அதே வரிசையில், ஒரு வரிக்கு ஒன்று, “:” குறியும் அதற்குப் பிறகு வரும் வார்த்தையும் இல்லாமல்',
  columns:
    'அதே விவரம் கடையின் வேறு மொழியில்; இந்திக்கு hi, தமிழுக்கு ta. காலியாக இருந்தால் ஆங்கிலத்தில் உள்ளது தெரியும். நெடுவரிசையே இல்லையென்றால் இருப்பது அப்படியே இருக்கும்.',
}
