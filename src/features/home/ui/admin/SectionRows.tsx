import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ShownWhen } from '#/features/visuals/ui/admin/ShownWhen.tsx'
import { ArrowDown, ArrowUp, Trash2 } from '#/ui/icons/other.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { moveButton } from '#/ui/resource/list/useStepFocus.ts'
import { headingOf, kindOf, type Section } from '../../sections.schema.ts'
import { m } from './messages/builder.messages.ts'
import type { SectionMoves } from './useSectionMoves.ts'

export interface SectionRowsProps {
  sections: readonly Section[]
  moves: SectionMoves
}

/** The sections of the draft from the top to the end. */
export function SectionRows({ sections, moves }: SectionRowsProps) {
  const [asked, setAsked] = useState<Section>()
  return (
    <>
      <ol className="grid gap-2">
        {sections.map((section, at) => (
          <SectionRow
            key={section.id}
            section={section}
            at={at}
            of={sections.length}
            moves={moves}
            onRemove={() => setAsked(section)}
          />
        ))}
      </ol>
      <ConfirmDialog
        open={asked !== undefined}
        title={m.removeAsked()}
        text={asked && m.removeText({ label: kindOf(asked.kind).label() })}
        confirmLabel={m.remove()}
        tone="danger"
        onConfirm={() => {
          if (asked) moves.remove(asked)
          setAsked(undefined)
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  )
}

interface SectionRowProps extends Pick<SectionRowsProps, 'moves'> {
  section: Section
  /** From 0. */
  at: number
  of: number
  onRemove: () => void
}

function SectionRow({ section, at, of, moves, onRemove }: SectionRowProps) {
  const { id, kind } = section
  const label = kindOf(kind).label()
  const named = { place: at + 1, label }
  const heading = headingOf(section)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3">
      <span className="w-6 flex-none text-end text-ink-faint tabular-nums">{at + 1}</span>
      <div className="min-w-[min(10rem,100%)] flex-1 wrap-anywhere">
        <p className="font-semibold">{label}</p>
        {heading && heading !== label && <p className="text-sm text-ink-soft">{heading}</p>}
      </div>
      {(section.from || section.until) && (
        <div className="text-sm text-ink-soft">
          <ShownWhen dates={section} />
        </div>
      )}
      <div className="ms-auto flex items-center">
        <IconButton
          id={moveButton(id, -1)}
          label={m.moveUp(named)}
          disabled={moves.pending || at === 0}
          onClick={() => moves.step(section, -1)}
        >
          <ArrowUp aria-hidden className="size-4.5" strokeWidth={1.75} />
        </IconButton>
        <IconButton
          id={moveButton(id, 1)}
          label={m.moveDown(named)}
          disabled={moves.pending || at === of - 1}
          onClick={() => moves.step(section, 1)}
        >
          <ArrowDown aria-hidden className="size-4.5" strokeWidth={1.75} />
        </IconButton>
        <Link
          to="/admin/home"
          search={{ edit: id }}
          aria-label={m.editNamed(named)}
          className={buttonClass({ variant: 'quiet', size: 'sm' })}
        >
          {m.edit()}
        </Link>
        <IconButton
          label={m.removeNamed(named)}
          className="text-danger!"
          disabled={moves.pending}
          onClick={onRemove}
        >
          <Trash2 aria-hidden className="size-4.5" strokeWidth={1.75} />
        </IconButton>
      </div>
    </li>
  )
}
