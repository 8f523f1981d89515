import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  menu: 'மெனு',
  categories: 'பிரிவுகள்',
  allOf: '{label}: எல்லாம் காண்க',
  saved: 'மெனு சேமிக்கப்பட்டது',
  ownAgain: 'கடையில் மீண்டும் வழக்கமான மெனு தெரிகிறது',
  nameMissing: 'இதன் பெயர் என்ன?',
  atMost: 'அதிகபட்சம் {most} எழுத்துகள்.',
  sameName: 'இதே பெயரில் இங்கே இன்னொன்று உள்ளது.',
  where: 'தொட்டால் எந்தப் பக்கம் திறக்க வேண்டும்?',
  atMostEntries: 'ஒரு பட்டியலில் அதிகபட்சம் {most} ஐட்டங்கள்.',
  headingNeeds: 'தொட்டால் எந்தப் பக்கம் திறக்க வேண்டும்? வெறும் தலைப்பு என்றால் அதன் கீழே ஐட்டங்கள் வேண்டும்.',
  atLeastOne: 'மெனுவில் குறைந்தது ஒரு ஐட்டம் வேண்டும்.',
  atMostItems: 'அதிகபட்சம் {most} ஐட்டங்கள்.',
  listingHint: 'உதாரணம்: /search?q=red%20silk',
  category: 'பிரிவு',
  collection: 'கலெக்‌ஷன்',
  listing: 'ஃபில்டர் செய்த பட்டியல், அல்லது தேடல்',
  listingAddress: 'இந்தக் கடையின் ஒரு பட்டியல் அல்லது தேடலின் முகவரி. உதாரணம்: /new/saree/collections?type=Silk.',
  information: 'கடையைப் பற்றிய பக்கம்',
  ownPage: 'உங்கள் சொந்தப் பக்கம்',
  link: 'வேறு முகவரி',
  nowhere: 'எதுவும் திறக்காது: கீழே உள்ள ஐட்டங்களுக்குத் தலைப்பு மட்டும்',
  leadsNowhere: 'இதைத் தொட்டால் எதுவும் திறக்காது.',
  whereOneOf: 'தொட்டால் எது திறக்க வேண்டும்? இவற்றில் ஒன்று: {kinds}.',
}
