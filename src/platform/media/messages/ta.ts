import type { TranslationOf } from '../../language/messagesOf.ts'
import type { en } from './en.ts'

export const ta: TranslationOf<typeof en> = {
  choosePicture: 'PNG அல்லது JPEG படத்தைத் தேர்ந்தெடுங்கள்.',
  fileEmpty: 'இந்த ஃபைல் காலியாக இருக்கிறது.',
  photoTooLarge: 'ஒரு படம் அதிகபட்சம் {most} MB இருக்கலாம்.',
  choosePhoto: 'ஒரு படத்தைத் தேர்ந்தெடுங்கள்.',
  tooManyPhotos: 'அதிகபட்சம் {most} படங்கள்.',
  tooManyPixels: 'இந்தப் படம் மிகப் பெரியது: {width}x{height} பிக்சல்கள்; அதிகபட்சம் {most} மெகாபிக்சல்கள்.',
  pictureDamaged: 'இந்தப் படம் கெட்டுப்போயுள்ளது, திறக்க முடியவில்லை.',
  chooseVideo: 'ஒரு வீடியோவைத் தேர்ந்தெடுங்கள்: H.264 உள்ள MP4, அல்லது WebM.',
  videoDamaged: 'இந்த வீடியோ கெட்டுப்போயுள்ளது, திறக்க முடியவில்லை.',
  videoTooLarge: 'ஒரு வீடியோ அதிகபட்சம் {most} MB இருக்கலாம்.',
  videoTooLong: 'ஒரு வீடியோ அதிகபட்சம் {most} விநாடிகள் ஓடலாம்.',
  videoTooWide: 'வீடியோவின் அகலமும் உயரமும் அதிகபட்சம் {most} px இருக்கலாம்.',
  videoCoded: 'இந்த வீடியோவின் வகை: {codec}. இது எல்லாப் பிரவுசர்களிலும் ஓடாது. {advice}',
  unknownCodec: 'யாருக்கும் தெரியாதது',
  proCodec: 'புரொஃபெஷனல் H.264',
}
