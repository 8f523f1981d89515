import type { TranslationOf } from '../../language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  noTime: 'தேதியும் நேரமும், உதாரணம்: 1 நவம்பர் 2026, 09:00.',
  endsEarly: 'முடியும் நேரம் தொடங்கும் நேரத்துக்குப் பிறகு இருக்க வேண்டும்.',
}
