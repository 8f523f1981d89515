import { Link } from '@tanstack/react-router'
import { EVERYTHING } from '#/features/catalog/ui/categoryMenu.ts'
import { TilePicture } from '#/ui/kit/TilePicture.tsx'
import type { SectionProps } from './renderers.tsx'
import { SectionFrame } from './SectionFrame.tsx'

/** A tile for each occasion, which leads to what is for it. */
export function OccasionsSection({ shown, first }: SectionProps) {
  const { heading, occasions = [] } = shown
  if (occasions.length === 0) return null
  return (
    <SectionFrame heading={heading}>
      <ul className="grid grid-cols-3 gap-x-2.5 gap-y-4 md:grid-cols-4 md:gap-5 lg:grid-cols-6">
        {occasions.map(({ value, label, image }) => (
          <li key={value}>
            <Link
              to="/new/$category/collections"
              params={{ category: EVERYTHING }}
              search={{ occasion: value }}
              className="group block text-center"
            >
              <TilePicture
                src={image}
                sizes="(width < 768px) 31vw, 220px"
                priority={first ? 'auto' : undefined}
              />
              <span className="mt-2 block font-display text-sm leading-snug xs:text-base md:text-lg hyphens-auto wrap-anywhere underline-offset-4 group-hover:underline">
                {label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
