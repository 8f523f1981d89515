import { useState } from 'react'
import { bag } from '#/features/cart/ui/bag.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button, type ButtonProps } from '#/ui/kit/Button.tsx'
import { Dialog } from '#/ui/kit/Dialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useOrderAgain } from '../../again/again.queries.ts'
import type { OrderedAgain } from '../../again/again.schema.ts'
import { lineText } from '../../rules/returns.rules.ts'
import type { Order } from '../../schema/orders.schema.ts'
import { m } from './messages/again.messages.ts'

/** Puts an earlier order into the bag. What is not as it was is said before the bag opens. */
export function OrderAgain({
  order,
  size = 'md',
  variant = 'secondary',
}: {
  order: Pick<Order, '_id' | 'number'>
} & Pick<ButtonProps, 'size' | 'variant'>) {
  const again = useOrderAgain(order._id)
  const [outcome, setOutcome] = useState<OrderedAgain>()
  const submit = async () => {
    try {
      const answer = await again.mutateAsync()
      if (answer.lines.some(({ text }) => text !== '')) return setOutcome(answer)
      toast.success(m.allInBag({ number: order.number }))
      bag.open()
    } catch (error) {
      toast.error(errorText(error, { fallback: m.notIntoBag() }))
    }
  }
  return (
    <>
      <Button
        size={size}
        variant={variant}
        pending={again.isPending}
        aria-label={m.againOf({ number: order.number })}
        onClick={() => void submit()}
      >
        {m.again()}
      </Button>
      {outcome && <NotAsBefore outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </>
  )
}

/** What could not be had, and whose price is another one now. */
function NotAsBefore({ outcome, onClose }: { outcome: OrderedAgain; onClose: () => void }) {
  const isInBag = outcome.lines.some(({ inBag }) => inBag > 0)
  const same = outcome.lines.filter(({ text }) => text === '').length
  return (
    <Dialog
      open
      size="sm"
      title={isInBag ? m.notAsBefore() : m.noneNow()}
      description={same > 0 ? m.restInBag() : undefined}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {m.close()}
          </Button>
          {isInBag && (
            <Button
              onClick={() => {
                onClose()
                bag.open()
              }}
            >
              {m.openBag()}
            </Button>
          )}
        </>
      }
    >
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {outcome.lines
          .filter(({ text }) => text !== '')
          .map(({ item, name, size, inBag, text }) => (
            <li key={item} className="grid gap-0.5 py-3">
              <span className="font-semibold wrap-anywhere">{lineText({ name, size })}</span>
              <span className="text-ink-soft">{text}</span>
              <span className="text-sm text-ink-faint">{inBag > 0 ? m.inBag() : m.notInBag()}</span>
            </li>
          ))}
      </ul>
    </Dialog>
  )
}
