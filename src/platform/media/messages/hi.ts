import type { TranslationOf } from '../../language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  choosePicture: 'PNG या JPEG फ़ोटो चुनें।',
  fileEmpty: 'यह फ़ाइल ख़ाली है।',
  photoTooLarge: 'एक फ़ोटो ज़्यादा से ज़्यादा {most} MB की हो सकती है।',
  choosePhoto: 'एक फ़ोटो चुनें।',
  tooManyPhotos: 'ज़्यादा से ज़्यादा {most} फ़ोटो।',
  tooManyPixels: 'यह फ़ोटो बहुत बड़ी है: {width}x{height} पिक्सल, ज़्यादा से ज़्यादा {most} मेगापिक्सल।',
  pictureDamaged: 'यह फ़ोटो ख़राब है, खुल नहीं रही।',
  chooseVideo: 'एक वीडियो चुनें: H.264 वाला MP4, या WebM।',
  videoDamaged: 'यह वीडियो ख़राब है, खुल नहीं रहा।',
  videoTooLarge: 'वीडियो ज़्यादा से ज़्यादा {most} MB का हो सकता है।',
  videoTooLong: 'वीडियो ज़्यादा से ज़्यादा {most} सेकंड का हो सकता है।',
  videoTooWide: 'वीडियो की चौड़ाई या ऊँचाई ज़्यादा से ज़्यादा {most} px हो सकती है।',
  videoCoded: 'यह वीडियो {codec} में बना है, जो हर ब्राउज़र में नहीं चलता। {advice}',
  unknownCodec: 'किसी अनजान फ़ॉर्मैट',
  proCodec: 'प्रोफ़ेशनल क़िस्म के H.264',
}
