import { useState } from 'react'
import { ArrowDown, ArrowUp, Trash2 } from '#/ui/icons/other.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { type DraftEntry, moved, without } from './draft.ts'
import { m } from './messages/admin.messages.ts'

export interface EntryButtonsProps<Entry extends DraftEntry> {
  entries: readonly Entry[]
  at: number
  onChange: (entries: Entry[]) => void
}

const nameOf = ({ label }: DraftEntry, at: number) => label.trim() || m.entry({ number: at + 1 })

/** Moves an entry by a step, with the focus staying on it, or takes it away. */
export function EntryButtons<Entry extends DraftEntry>({ entries, at, onChange }: EntryButtonsProps<Entry>) {
  const [said, setSaid] = useState('')
  const entry = entries[at]
  if (!entry) return null
  const name = nameOf(entry, at)
  const idOf = (by: -1 | 1) => `${entry.key}-${by < 0 ? 'up' : 'down'}`
  const move = (by: -1 | 1) => {
    onChange(moved(entries, at, by))
    setSaid(m.isNumber({ name, place: at + by + 1, all: entries.length }))
    const isAtEnd = at + by === 0 || at + by === entries.length - 1
    // The browser takes the focus from what is moved, and from what cannot be pressed at an end.
    requestAnimationFrame(() => document.getElementById(idOf(isAtEnd ? (by < 0 ? 1 : -1) : by))?.focus())
  }
  const remove = () => {
    onChange(without(entries, at))
    const beside = entries[at + 1] ?? entries[at - 1]
    requestAnimationFrame(() => document.getElementById(`${beside?.key}-remove`)?.focus())
  }
  return (
    <span className="flex flex-none justify-end">
      <span role="status" className="sr-only">
        {said}
      </span>
      <IconButton id={idOf(-1)} label={m.moveUp({ name })} disabled={at === 0} onClick={() => move(-1)}>
        <ArrowUp aria-hidden className="size-4.5" strokeWidth={1.75} />
      </IconButton>
      <IconButton
        id={idOf(1)}
        label={m.moveDown({ name })}
        disabled={at === entries.length - 1}
        onClick={() => move(1)}
      >
        <ArrowDown aria-hidden className="size-4.5" strokeWidth={1.75} />
      </IconButton>
      <IconButton
        label={m.remove({ name })}
        className="text-danger!"
        id={`${entry.key}-remove`}
        onClick={remove}
      >
        <Trash2 aria-hidden className="size-4.5" strokeWidth={1.75} />
      </IconButton>
    </span>
  )
}
