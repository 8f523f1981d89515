import { BannerCarousel } from '#/features/visuals/ui/BannerCarousel.tsx'
import { useBanners } from '#/features/visuals/ui/useVisuals.ts'
import type { SectionProps } from './renderers.tsx'

/** The banners, and below them the shop's tagline. */
export function BannersSection({ tagline }: SectionProps) {
  const banners = useBanners()
  return (
    <>
      <BannerCarousel banners={banners} />
      {tagline && (
        <h1 className="mx-auto mb-[calc(-1rem*var(--air))] max-w-2xl px-4 pt-5 text-center text-xl md:mb-[calc(-1.75rem*var(--air))] md:px-6 md:pt-7">
          {tagline}
        </h1>
      )}
    </>
  )
}
