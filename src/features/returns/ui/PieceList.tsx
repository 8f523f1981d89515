import { type ReactNode, useEffect, useRef } from 'react'
import { lineText, piecesLeft } from '#/features/orders/rules/returns.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { FieldError } from '#/ui/kit/Field.tsx'
import { Quantity } from '#/ui/kit/Quantity.tsx'
import { m } from './messages/sending.messages.ts'

type Item = Order['items'][number]

/** The name of a line as it stands in a sentence. */
export const lineName = ({ product, size }: Pick<Item, 'product' | 'size'>): string =>
  lineText({ name: product.name, size })

/** Pieces of a line that are still sold and not back. */
export const leftOf: (item: Item) => number = piecesLeft

/** Numbers of pieces by the `_id` of their line. */
export type Counts = Readonly<Record<string, number>>

export const countOf = (counts: Counts): number => Object.values(counts).reduce((sum, one) => sum + one, 0)

/** The chosen pieces as requests name them. */
export const linesOf = (counts: Counts) =>
  Object.entries(counts)
    .filter(([, pieces]) => pieces > 0)
    .map(([item, pieces]) => ({ item, pieces }))

/** The lines of an order of which pieces are left, each with its steppers. */
export function PieceList({
  items,
  error,
  children,
}: {
  items: readonly Item[]
  error?: string | undefined
  children: (item: Item) => ReactNode
}) {
  const said = useRef<HTMLDivElement>(null)
  // No field has the focus for it, and on a phone it stands under a long list.
  useEffect(() => {
    if (error) said.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <div>
      <ul className="grid divide-y divide-line border-y border-line">
        {items
          .filter((item) => leftOf(item) > 0)
          .map((item) => (
            <li key={item._id} className="grid gap-2 py-3">
              <span className="font-semibold wrap-anywhere">{lineName(item)}</span>
              {children(item)}
            </li>
          ))}
      </ul>
      <div ref={said} className="scroll-my-4">
        <FieldError id="pieces-error">{error}</FieldError>
      </div>
    </div>
  )
}

/** The list in which every line has one stepper. */
export function PieceChoice({
  items,
  text,
  counts,
  onChange,
  error,
  children,
}: {
  items: readonly Item[]
  /** What is counted. */
  text: string
  counts: Counts
  onChange: (counts: Counts) => void
  error?: string | undefined
  /** What is asked of a line of which a piece is chosen. */
  children?: (item: Item) => ReactNode
}) {
  return (
    <PieceList items={items} error={error}>
      {(item) => (
        <>
          <PieceStepper
            text={text}
            of={lineName(item)}
            value={counts[item._id] ?? 0}
            max={leftOf(item)}
            onChange={(pieces) => onChange({ ...counts, [item._id]: pieces })}
          />
          {(counts[item._id] ?? 0) > 0 && children?.(item)}
        </>
      )}
    </PieceList>
  )
}

/** One stepper of a line with its word beside it. */
export function PieceStepper({
  text,
  of,
  value,
  max,
  onChange,
}: {
  /** What is counted; how many of how many stands behind it. */
  text: string
  of: string
  value: number
  max: number
  onChange: (value: number) => void
}) {
  return (
    <div className="flex items-center justify-between gap-4">
      <span className="min-w-0 text-sm text-ink-soft">{m.countOf({ value, max, text })}</span>
      <Quantity
        value={value}
        min={0}
        max={max}
        label={m.piecesOf({ name: of, text })}
        className="flex-none"
        onChange={onChange}
      />
    </div>
  )
}
