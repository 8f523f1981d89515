import { useQuery } from '@tanstack/react-query'
import type { CartItem } from '#/features/cart/cart.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { m } from '../messages/tailoring.messages.ts'
import { bagServicesQuery, useChooseServices } from '../tailoring.queries.ts'
import { chosenIn } from '../tailoring.rules.ts'

/** What is done with a line of the bag, at its price, each with a way to do without it; nothing where that is nothing. */
export function BagLineServices({ item: { _id: itemId, quantity } }: { item: CartItem }) {
  // Another device may have chosen something meanwhile.
  const { data } = useQuery({ ...bagServicesQuery, staleTime: 0 })
  const choose = useChooseServices()
  const chosen = chosenIn(data).get(itemId) ?? []
  if (chosen.length === 0) return null
  return (
    <ul className="mt-1 text-sm">
      {chosen.map(({ _id, name, price }) => (
        <li key={_id} className="flex items-center justify-between gap-3">
          <span className="min-w-0 wrap-anywhere text-ink-soft">
            + {name} <span className="whitespace-nowrap tabular-nums">{formatRupees(price * quantity)}</span>
          </span>
          <Button
            variant="quiet"
            size="sm"
            className="flex-none"
            pending={choose.isPending}
            onClick={() =>
              choose.mutate(
                { itemId, services: chosen.flatMap((one) => (one._id === _id ? [] : [one._id])) },
                {
                  onError: (error) => toast.error(errorText(error, { fallback: m.notChanged() })),
                },
              )
            }
          >
            <Sentence
              text={m.removeWhat({ name: '{name}' })}
              parts={{ name: <span className="sr-only">{name}</span> }}
            />
          </Button>
        </li>
      ))}
    </ul>
  )
}
