import { useState } from 'react'
import type { Step } from '#/features/orders/rules/life.rules.ts'
import { statusFacts } from '#/features/orders/rules/statuses.rules.ts'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { toast } from '#/ui/kit/toast.ts'
import type { Selection } from '#/ui/resource/list/useSelection.ts'
import { useChangeStatuses } from '../../bulk/bulk.queries.ts'
import type { BulkResult } from '../../bulk/bulk.schema.ts'
import { m } from './messages/fulfilmentAdmin.messages.ts'
import { ShipManyDialog } from './ShipManyDialog.tsx'

export interface BulkStepsProps {
  step: Step
  /** The orders of the page. */
  orders: readonly Order[]
  selection: Selection
}

interface Refusal {
  readonly number: number
  readonly message: string
}

/** What can be done with the chosen orders of a work list, in one request; who was refused is listed with the reason. */
export function BulkSteps({ step, orders, selection }: BulkStepsProps) {
  const change = useChangeStatuses()
  const [isShipping, setShipping] = useState(false)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const chosen = orders.filter(({ _id }) => selection.has(_id))

  const showOutcome = ({ results }: BulkResult) => {
    const done = results.filter(({ ok }) => ok)
    if (done.length > 0)
      toast.success(m.ordersDone({ count: done.length, status: statusFacts[step.to].label }))
    const numbers = new Map(chosen.map(({ _id, number }) => [_id, number]))
    setRefusals(
      results
        .filter(({ ok }) => !ok)
        .map(({ _id, message = '' }) => ({ number: numbers.get(_id) ?? 0, message })),
    )
    selection.clear()
  }
  const start = () => {
    setRefusals([])
    if (step.asks === 'parcel') return setShipping(true)
    change.mutate(
      { status: step.to, orders: chosen.map(({ _id }) => ({ _id })) },
      {
        onSuccess: showOutcome,
        onError: (error) => toast.error(errorText(error, { action: (cause) => m.changingFailed({ cause }) })),
      },
    )
  }

  return (
    <>
      {orders.length > 0 && (
        <div className="sticky top-16 z-10 mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-peacock/30 bg-peacock-wash px-4 py-2">
          <p role="status" className="me-auto font-semibold tabular-nums">
            {chosen.length > 0 ? m.ordersChosen({ count: chosen.length }) : m.chooseForMany()}
          </p>
          {chosen.length < orders.length && (
            <Button size="sm" variant="quiet" onClick={selection.toggleAll}>
              {m.chooseAll({ count: orders.length })}
            </Button>
          )}
          {chosen.length > 0 && (
            <>
              <Button size="sm" variant="quiet" disabled={change.isPending} onClick={selection.clear}>
                {m.clearChoice()}
              </Button>
              <Button size="sm" variant="primary" pending={change.isPending} onClick={start}>
                {step.label}
              </Button>
            </>
          )}
        </div>
      )}
      {refusals.length > 0 && (
        <Callout tone="danger" live className="mb-4" title={m.ordersNotChanged({ count: refusals.length })}>
          <ul>
            {refusals.map(({ number, message }) => (
              <li key={number}>{m.refusal({ number, message })}</li>
            ))}
          </ul>
        </Callout>
      )}
      {isShipping && (
        <ShipManyDialog
          step={step}
          orders={chosen}
          onClose={() => setShipping(false)}
          onDone={showOutcome}
          change={change}
        />
      )}
    </>
  )
}
