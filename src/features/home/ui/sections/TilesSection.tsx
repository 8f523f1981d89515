import { Picture } from '#/ui/kit/Picture.tsx'
import { m } from '../../messages/home.messages.ts'
import type { SectionProps } from './renderers.tsx'
import { SectionFrame } from './SectionFrame.tsx'
import { SectionLink } from './SectionLink.tsx'

/** Square pictures side by side. */
export function TilesSection({ shown, first }: SectionProps) {
  const { section, heading } = shown
  if (section.kind !== 'tiles') return null
  return (
    <SectionFrame heading={heading} label={m.pictures()}>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-4 md:gap-3">
        {section.tiles.map(({ picture, alt, link }, place) => {
          const image = (
            <Picture
              src={picture}
              alt={alt}
              ratio="1"
              sizes="(width < 768px) 46vw, 300px"
              priority={first ? 'auto' : undefined}
              className="rounded-md"
            />
          )
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand there twice
            <li key={place}>
              {link ? (
                <SectionLink href={link} className="block rounded-md hover:opacity-90">
                  {image}
                </SectionLink>
              ) : (
                image
              )}
            </li>
          )
        })}
      </ul>
    </SectionFrame>
  )
}
