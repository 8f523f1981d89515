import type { Banner } from '../visuals.schema.ts'
import { BannerPicture } from './BannerPicture.tsx'
import { bannersOf } from './carouselSlides.ts'

/** Width from which a screen counts as desktop here, px (specification, section 9). */
const DESKTOP_FROM = 786

/** The picture over a listing: the first listing banner of the device, else the default one. */
export function ListingBanner({ banners }: { banners: readonly Banner[] }) {
  return (
    <div className="relative h-44 md:h-72">
      <BannerPicture
        desktop={bannersOf(banners, 'desktop', 'banner')[0]}
        mobile={bannersOf(banners, 'mobile', 'banner')[0]}
        desktopFrom={DESKTOP_FROM}
        priority
      />
    </div>
  )
}
