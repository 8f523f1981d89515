import { Link } from '@tanstack/react-router'
import { EVERYTHING } from '#/features/catalog/ui/categoryMenu.ts'
import { Buta } from '#/ui/kit/Ornament.tsx'
import { Picture } from '#/ui/kit/Picture.tsx'
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
              <span className="block overflow-hidden rounded-md bg-sand">
                {image ? (
                  <Picture
                    src={image}
                    alt=""
                    ratio="3/4"
                    sizes="(width < 768px) 31vw, 220px"
                    priority={first ? 'auto' : undefined}
                    className="transition-transform duration-slow group-hover:scale-103"
                  />
                ) : (
                  <span className="grid aspect-3/4 place-items-center text-haldi-deep">
                    <Buta className="w-1/3" />
                  </span>
                )}
              </span>
              <span className="mt-2 block font-display text-base leading-snug md:text-lg wrap-anywhere underline-offset-4 group-hover:underline">
                {label}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
