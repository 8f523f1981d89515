import { type ComponentType, useRef } from 'react'
import { mostFor } from '../cart.rules.ts'
import type { CartItem } from '../cart.schema.ts'
import { m } from '../messages/cart.messages.ts'
import { BagLine } from './BagLine.tsx'

export interface BagLinesProps {
  lines: readonly CartItem[]
  /** Ids of the lines that are on their way out. */
  removing: ReadonlySet<string>
  onRemove: (item: CartItem) => Promise<void>
  /** Called when a link leads away from the bag. */
  onLeave: () => void
  /** What later rooms say of a line. */
  Below?: ComponentType<{ item: CartItem }> | undefined
}

export function BagLines({ lines, removing, onRemove, onLeave, Below }: BagLinesProps) {
  const summary = useRef<HTMLParagraphElement>(null)
  const staying = lines.filter((line) => !removing.has(line._id))
  const pieces = staying.reduce((sum, line) => sum + line.quantity, 0)

  const remove = async (item: CartItem) => {
    // Its button goes with the line: the focus waits at the top, where the new count stands.
    summary.current?.focus()
    await onRemove(item)
  }
  return (
    <>
      <p ref={summary} role="status" tabIndex={-1} className="text-sm text-ink-soft">
        {m.inYourBag({ count: pieces })}
      </p>
      <ul className="divide-y divide-line">
        {lines.map((item) => (
          <li key={item._id}>
            <BagLine
              item={item}
              most={mostFor(staying, item.product, item._id)}
              removing={removing.has(item._id)}
              onRemove={() => void remove(item)}
              onLeave={onLeave}
            >
              {Below && <Below item={item} />}
            </BagLine>
          </li>
        ))}
      </ul>
    </>
  )
}
