import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { Th } from '#/ui/kit/Table.tsx'
import type { Selection } from '#/ui/resource/list/useSelection.ts'
import { m } from './messages/fulfilmentAdmin.messages.ts'

/** The box above the boxes; phones have it in the bar above the list, where table heads are hidden. */
export function SelectAll({ selection, count }: { selection: Selection; count: number }) {
  return (
    <Th className="w-px pe-0!">
      <label className="-ms-3 -my-3 grid size-11 place-items-center">
        <input
          type="checkbox"
          className="tick"
          aria-label={m.chooseAllOnPage()}
          checked={selection.keys.length === count}
          ref={(box) => {
            if (box) box.indeterminate = selection.keys.length > 0 && selection.keys.length < count
          }}
          onChange={selection.toggleAll}
        />
      </label>
    </Th>
  )
}

export function SelectOne({ selection, order }: { selection: Selection; order: Order }) {
  return (
    <td className="pe-0! max-md:absolute max-md:col-auto! max-md:inset-e-0 max-md:top-0 max-md:border-0! max-md:p-0!">
      <label className="grid size-11 place-items-center md:-ms-3">
        <input
          type="checkbox"
          className="tick"
          aria-label={m.chooseOrder({ number: order.number })}
          checked={selection.has(order._id)}
          onChange={() => selection.toggle(order._id)}
        />
      </label>
    </td>
  )
}
