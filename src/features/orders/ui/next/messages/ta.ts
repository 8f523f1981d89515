import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  whatNext: 'அடுத்து என்ன',
  whenArrives: 'எப்போது வரும்',
  usuallyOn: 'வழக்கமாக வந்து சேரும் நாள்: {day} ({place}).',
  usuallyBetween: 'வழக்கமாக வந்து சேரும் நாள்: {from} முதல் {to} வரை ({place}).',
  couriersTake: 'அதன் பிறகு கூரியர் வந்து சேர வழக்கமாக {road} ஆகும்.',
  onceApproved: 'உங்கள் பேமெண்ட் ஏற்கப்பட்டு {days} முடிவதற்குள் இங்கிருந்து கிளம்பும்.',
  onceConfirmed: 'நீங்கள் உறுதி செய்து {days} முடிவதற்குள் இங்கிருந்து கிளம்பும்.',
  leavesBy: 'நடுவில் பொது விடுமுறை வராவிட்டால், {day} அல்லது அதற்கு முன் இங்கிருந்து கிளம்பும்.',
  roadUnknown:
    'கூரியர் {place} வரை வர எத்தனை நாள் ஆகும் என்பது பார்சல் கிளம்பிய பிறகு தெரியும்; பார்சல் எண்ணை வைத்து அது எங்கே வருகிறது என்று பார்க்கலாம்.',
}
