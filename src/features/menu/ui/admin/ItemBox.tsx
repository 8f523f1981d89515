import { useState } from 'react'
import { ChevronDown, Plus } from '#/ui/icons/storefront.tsx'
import { Badge } from '#/ui/kit/Badge.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { HEADING, MOST_CHILDREN } from '../../menu.rules.ts'
import type { TargetKindChoice } from '../../menu.schema.ts'
import { type DraftEntry, type DraftItem, isGone, newEntry, replaced } from './draft.ts'
import { EntryButtons } from './EntryButtons.tsx'
import { EntryFields, focusEntry, type Problems } from './EntryFields.tsx'
import { m } from './messages/admin.messages.ts'

export interface ItemBoxProps {
  items: readonly DraftItem[]
  at: number
  kinds: readonly TargetKindChoice[]
  problems: Problems
  onChange: (items: DraftItem[]) => void
}

/** A word of the menu with the entries below it; folded, it says what it is. */
export function ItemBox({ items, at, kinds, problems, onChange }: ItemBoxProps) {
  const item = items[at]
  const [open, setOpen] = useState(item?.label === '')
  if (!item) return null
  const path = `items.${at}`
  const change = (next: DraftItem) => onChange(replaced(items, at, next))
  const isWrong = [...problems.keys()].some((field) => field.startsWith(`${path}.`))
  // Only an entry of a menu's own list may be a heading.
  const below = kinds.filter(({ kind }) => kind !== HEADING)
  const add = () => {
    const entry = newEntry(below[0]?.kind ?? '')
    change({ ...item, items: [...item.items, entry] })
    focusEntry(entry)
  }
  return (
    <li className="relative rounded-md border border-line bg-surface">
      <details
        open={open || isWrong}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        className="group"
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 ps-3 pe-34 [&::-webkit-details-marker]:hidden">
          <ChevronDown
            aria-hidden
            className="size-4 flex-none transition-transform group-open:rotate-180"
            strokeWidth={1.75}
          />
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
            <span className="font-semibold">{item.label || m.newItem()}</span>
            {item.items.length > 0 && (
              <span className="text-sm text-ink-faint">{m.below({ number: item.items.length })}</span>
            )}
            <States entry={item} kinds={kinds} />
            {item.items.some((child) => isGone(child, kinds)) && (
              <Badge tone="warning">{m.entriesGone()}</Badge>
            )}
          </span>
        </summary>
        <div className="space-y-5 px-3 pb-4">
          <EntryFields entry={item} kinds={kinds} problems={problems} path={path} onChange={change} />
          {item.items.length > 0 && (
            <ol
              aria-label={item.label ? m.belowNamed({ label: item.label }) : m.belowThis()}
              className="space-y-4 border-s-2 border-haldi ps-3"
            >
              {item.items.map((child, place) => (
                <li key={child.key} className="border-b border-line pb-2">
                  <div className="flex flex-wrap items-center justify-between gap-x-3">
                    <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
                      <span className="text-sm text-ink-soft">{child.label || m.newEntry()}</span>
                      <States entry={child} kinds={kinds} />
                    </span>
                    <EntryButtons
                      entries={item.items}
                      at={place}
                      onChange={(entries) => change({ ...item, items: entries })}
                    />
                  </div>
                  <EntryFields
                    entry={child}
                    kinds={below}
                    problems={problems}
                    path={`${path}.items.${place}`}
                    onChange={(next) => change({ ...item, items: replaced(item.items, place, next) })}
                  />
                </li>
              ))}
            </ol>
          )}
          <Button variant="quiet" disabled={item.items.length >= MOST_CHILDREN} onClick={add}>
            <Plus aria-hidden className="size-4" />
            {m.addBelow({ label: item.label })}
          </Button>
        </div>
      </details>
      <span className="absolute end-0 top-0">
        <EntryButtons entries={items} at={at} onChange={onChange} />
      </span>
    </li>
  )
}

function States({ entry, kinds }: { entry: DraftEntry; kinds: readonly TargetKindChoice[] }) {
  return (
    <>
      {!entry.visible && <Badge>{m.hidden()}</Badge>}
      {entry.highlight && <Badge tone="haldi">{m.standsOut()}</Badge>}
      {isGone(entry, kinds) && (
        <Badge tone="warning" className="whitespace-normal!">
          {m.leftOut()}
        </Badge>
      )}
    </>
  )
}
