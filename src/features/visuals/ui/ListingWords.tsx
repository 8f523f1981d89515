import type { Banner } from '../visuals.schema.ts'
import { BannerWords } from './BannerWords.tsx'
import { sayTheSame } from './carouselSlides.ts'

export interface ListingWordsProps {
  desktop?: Banner | undefined
  mobile?: Banner | undefined
}

/** No buttons lie below the words here, as they do in the carousel. */
const edge = 'pb-4 xs:pb-6'

/** What the listing banner says, each device its own from the width at which its picture changes. */
export function ListingWords({ desktop, mobile }: ListingWordsProps) {
  if (desktop && mobile && sayTheSame(desktop, mobile))
    return <BannerWords banner={desktop} className={edge} />
  return (
    <>
      {desktop && <BannerWords banner={desktop} className={`${edge} max-[786px]:hidden`} />}
      {mobile && <BannerWords banner={mobile} className={`${edge} min-[786px]:hidden`} />}
    </>
  )
}
