import type { HomeSection } from '../home.queries.ts'
import { headingSaid } from '../kinds/usualHeadings.rules.ts'
import { rendererOf, type SectionProps } from './sections/renderers.tsx'

export interface HomeSectionsProps extends Pick<SectionProps, 'seed' | 'tagline'> {
  sections: readonly HomeSection[]
}

const saysTagline = ({ section }: HomeSection) => section.kind === 'hero' && section.tagline === 'below'

/** The home page as the owner built it. The heading of the page is the shop's tagline, seen or not. */
export function HomeSections({ sections, seed, tagline }: HomeSectionsProps) {
  const heading = sections.find(saysTagline)
  return (
    <>
      {!heading && <h1 className="sr-only">{tagline}</h1>}
      {sections.map((shown, place) => {
        const Part = rendererOf(shown.section.kind)
        if (!Part) return null
        return (
          <Part
            key={shown.section.id}
            shown={{ ...shown, heading: headingSaid(shown) }}
            seed={seed}
            tagline={shown === heading ? tagline : ''}
            first={place === 0}
          />
        )
      })}
    </>
  )
}
