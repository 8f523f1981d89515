import { later } from '#/ui/kit/later.tsx'
import type { Banner } from '../visuals.schema.ts'
import { BannerPicture } from './BannerPicture.tsx'
import { bannersOf } from './carouselSlides.ts'

/** Width from which a screen counts as desktop here, px (specification, section 9). */
const DESKTOP_FROM = 786

/** The server sends the words with the page; their link comes to life after it. */
const ListingWords = later(() => import('./ListingWords.tsx').then((module) => module.ListingWords))

/** The picture over a listing, with what it says: the first listing banner of the device, else the default one, which says nothing. */
export function ListingBanner({ banners }: { banners: readonly Banner[] }) {
  const [desktop] = bannersOf(banners, 'desktop', 'banner')
  const [mobile] = bannersOf(banners, 'mobile', 'banner')
  const speaks = [desktop, mobile].some((banner) => banner?.headline || banner?.text || banner?.link)
  return (
    <div className="relative grid min-h-44 md:min-h-72">
      <BannerPicture desktop={desktop} mobile={mobile} desktopFrom={DESKTOP_FROM} priority />
      {speaks && <ListingWords desktop={desktop} mobile={mobile} />}
    </div>
  )
}
