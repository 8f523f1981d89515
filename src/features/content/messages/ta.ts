import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  addressTaken: 'இந்த முகவரி வேறு பக்கத்துக்கு இருக்கிறது.',
  added: 'பக்கம் சேர்க்கப்பட்டது',
  saved: 'பக்கம் சேமிக்கப்பட்டது',
  deleted: 'பக்கம் அழிக்கப்பட்டது',
  titleMissing: 'தலைப்பு எழுதுங்கள்.',
  atMost: 'அதிகபட்சம் {most} எழுத்துகள்.',
  whereLink: 'லிங்க்கை அழுத்தினால் எது திறக்க வேண்டும்?',
  lettersAre: 'எழுத்துகள் போல்டு, இட்டாலிக் அல்லது லிங்க்காக இருக்கலாம்.',
  textAlone: 'ஒரு வரியில் எழுத்து மட்டுமே இருக்கும்.',
  pictureMissing: 'படம் இல்லை.',
  uploadHere: 'படத்தை இங்கே அப்லோடு செய்யுங்கள்.',
  sayPicture: 'படத்தில் என்ன இருக்கிறது என்று எழுதுங்கள், பார்க்க முடியாதவர்களுக்காக.',
  productId: 'ஒரு பொருளின் ஐடி.',
  chooseProduct: 'ஒரு பொருளைத் தேர்ந்தெடுங்கள்.',
  sideBySide: 'அருகருகே அதிகபட்சம் {most} பொருட்கள்.',
  twoPictures: 'அருகருகே இரண்டு படங்கள்.',
  buttonSays: 'பட்டனில் என்ன எழுத வேண்டும்?',
  headingLevels: 'தலைப்பின் நிலை 2 அல்லது 3.',
  noSuchBlock: 'பக்கத்தில் இப்படி ஒரு பகுதி கிடையாது.',
  noPage: 'இது ஒரு பக்கம் இல்லை.',
  atMostBlocks: 'அதிகபட்சம் {most} பகுதிகள்: இதை இரண்டு பக்கங்களாகப் பிரியுங்கள்.',
  tooLong: 'எழுதியது மிக நீளம்: இதை இரண்டு பக்கங்களாகப் பிரியுங்கள்.',
  atMostProducts: 'ஒரு பக்கத்தில் அதிகபட்சம் {most} பொருட்கள்.',
}
