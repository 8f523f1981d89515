import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { type Template, templates } from '../../templates.rules.ts'
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
    <section aria-labelledby="ready">
      <h2 id="ready" className="mb-3 text-xl">
        Ready pages
      </h2>
      <ul className="grid gap-2">
        {templates.map((template) => (
          <li
            key={template.label}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3"
          >
            <div className="min-w-40 flex-1">
              <p className="font-semibold">{template.label}</p>
              <p className="text-sm text-ink-soft">{template.text}</p>
            </div>
            <Button
              size="sm"
              aria-label={`Put into the draft: ${template.label}`}
              pending={moves.pending}
              onClick={() => (isFull ? setAsked(template) : use(template))}
            >
              Put into the draft
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== undefined}
        title="Put this page in the place of the draft?"
        text="The sections of the draft go. What shoppers see stays as it is until you publish."
        confirmLabel="Replace the draft"
        tone="danger"
        onConfirm={() => asked && use(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </section>
  )
}
