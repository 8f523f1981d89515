import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { type Template, templates } from '../../templates.rules.ts'
import { m } from './messages/builder.messages.ts'
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
        heading={m.readyPages()}
        label={m.putIntoDraft()}
        pending={moves.pending}
        rows={templates.map((template) => ({
          ...{ key: template.name, title: template.label(), text: template.text() },
          onPress: () => (isFull ? setAsked(template) : use(template)),
        }))}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={m.replaceDraftAsked()}
        text={m.replaceDraftText()}
        confirmLabel={m.replaceDraft()}
        tone="danger"
        onConfirm={() => asked && use(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </>
  )
}
