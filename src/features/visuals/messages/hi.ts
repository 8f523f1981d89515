import type { TranslationOf } from '#/platform/language/messagesOf.ts'
import type { en } from './en.ts'

export const hi: TranslationOf<typeof en> = {
  banners: 'बैनर',
  banner: 'बैनर {place}',
  previousBanner: 'पिछला बैनर',
  nextBanner: 'अगला बैनर',
  stopBanners: 'बैनर रोकें',
  letBannersMove: 'बैनर चलने दें',
  carousel: 'घूमते बैनर',
  news: 'ताज़ा ख़बर',
  letTextRun: 'पट्टी चलने दें',
  stopText: 'चलती पट्टी रोकें',
}
