import { Callout } from '#/ui/kit/Callout.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import type { LeftOut } from '../../document.rules.ts'
import type { ManagedHome } from '../../home.schema.ts'
import { AddSection } from './AddSection.tsx'
import { m } from './messages/builder.messages.ts'
import { Publications, PublishActions } from './PublishActions.tsx'
import { SectionRows } from './SectionRows.tsx'
import { SectionsPreview } from './SectionsPreview.tsx'
import { Templates } from './Templates.tsx'
import { useSectionMoves } from './useSectionMoves.ts'

function nameOf({ place, kind, heading }: LeftOut): string {
  if (!kind) return m.sectionAt({ place })
  return heading ? m.sectionOfKindNamed({ place, kind, heading }) : m.sectionOfKind({ place, kind })
}

/** The home page as it is built: its sections, how it looks, and what shoppers see. */
export function HomeBuilder({ home }: { home: ManagedHome }) {
  const moves = useSectionMoves(home)
  const { sections, leftOut } = home
  return (
    <>
      <PageHeading title={m.homePage()} text={m.homePageText()} className="mb-5" />
      <p role="status" className="sr-only">
        {moves.said}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {leftOut.length > 0 && (
          <Callout tone="warning" title={m.leftOut()}>
            {m.leftOutText({ sections: leftOut.map(nameOf).join(', ') })}
          </Callout>
        )}
        <PublishActions home={home} />
        <section aria-labelledby="draft" className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <h2 id="draft" className="text-xl">
            {m.sectionsOfDraft()}
          </h2>
          {sections.length > 0 ? (
            <SectionRows sections={sections} moves={moves} />
          ) : (
            <p className="text-ink-soft">{m.noneYet()}</p>
          )}
          <AddSection />
        </section>
        {sections.length > 0 && <SectionsPreview sections={sections}>{m.asShoppersWould()}</SectionsPreview>}
        <Templates isFull={sections.length > 0} moves={moves} />
        <Publications home={home} />
      </div>
    </>
  )
}
