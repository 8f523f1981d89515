import { Callout } from '#/ui/kit/Callout.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import type { LeftOut } from '../../document.rules.ts'
import type { ManagedHome } from '../../home.schema.ts'
import { AddSection } from './AddSection.tsx'
import { Publications, PublishActions } from './PublishActions.tsx'
import { SectionRows } from './SectionRows.tsx'
import { SectionsPreview } from './SectionsPreview.tsx'
import { Templates } from './Templates.tsx'
import { useSectionMoves } from './useSectionMoves.ts'

const nameOf = ({ place, kind, heading }: LeftOut) =>
  `section ${place}${kind && ` (${kind}${heading && `: ${heading}`})`}`

/** The home page as it is built: its sections, how it looks, and what shoppers see. */
export function HomeBuilder({ home }: { home: ManagedHome }) {
  const moves = useSectionMoves(home)
  const { sections, leftOut } = home
  return (
    <>
      <PageHeading
        title="Home page"
        text="Build it of sections, look at it on a phone and a laptop, and publish it when it is right."
        className="mb-5"
      />
      <p role="status" className="sr-only">
        {moves.said}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {leftOut.length > 0 && (
          <Callout tone="warning" title="Some sections are left out">
            This version of the shop does not know: {leftOut.map(nameOf).join(', ')}. Shoppers see the page
            without them; the next change of the draft removes them.
          </Callout>
        )}
        <PublishActions home={home} />
        <section aria-labelledby="draft" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="draft" className="text-xl">
            Sections of the draft
          </h2>
          {sections.length > 0 ? (
            <SectionRows sections={sections} moves={moves} />
          ) : (
            <p className="text-ink-soft">
              None yet. Add one, or begin with a ready page below. Until you publish, shoppers see the shop’s
              own page.
            </p>
          )}
          <AddSection />
        </section>
        {sections.length > 0 && (
          <SectionsPreview sections={sections}>The draft, as shoppers would see it.</SectionsPreview>
        )}
        <Templates isFull={sections.length > 0} moves={moves} />
        <Publications home={home} />
      </div>
    </>
  )
}
