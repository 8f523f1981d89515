import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { type Template, templates } from '../../templates.rules.ts'
import { PageRows } from './PageRows.tsx'
import type { SectionMoves } from './useSectionMoves.ts'

export interface TemplatesProps {
  /** Whether the draft has sections, which would go. */
  isFull: boolean
  moves: SectionMoves
}

/** Ready pages: one press puts their sections into the draft. */
export function Templates({ isFull, moves }: TemplatesProps) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  const [asked, setAsked] = useState<Template>()
  const picture = categories.find(({ image }) => image?.startsWith('/media/'))?.image ?? ''
  const use = ({ sectionsOf }: Template) => {
    moves.replace(sectionsOf({ newId: () => crypto.randomUUID(), picture }))
    setAsked(undefined)
  }
  return (
    <>
      <PageRows
        id="ready"
        heading="Ready pages"
        label="Put into the draft"
        pending={moves.pending}
        rows={templates.map((template) => ({
          ...{ key: template.label, title: template.label, text: template.text },
          onPress: () => (isFull ? setAsked(template) : use(template)),
        }))}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title="Put this page in the place of the draft?"
        text="The sections of the draft go. What shoppers see stays as it is until you publish."
        confirmLabel="Replace the draft"
        tone="danger"
        onConfirm={() => asked && use(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </>
  )
}
