import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '#/features/accounts/ui/useMe.ts'
import type { Product } from '#/features/catalog/schema/catalog.schema.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { m } from '../messages/restock.messages.ts'
import { restockWishesQuery, useAskRestock, useWithdrawWish } from '../restock.queries.ts'
import { sizesToWaitFor } from '../restock.rules.ts'
import { AskByMail } from './AskByMail.tsx'

/** "Tell me when it is back", of what is sold out: one press for who is signed in, an e-mail to confirm for a visitor. */
export function RestockBox({ product }: { product: Product }) {
  const sizes = sizesToWaitFor(product)
  const [chosen, setChosen] = useState<string>()
  const [asking, setAsking] = useState(false)
  const { user } = useMe()
  const { data: wishes = [] } = useQuery(restockWishesQuery(user?._id ?? ''))
  const ask = useAskRestock()
  const withdraw = useWithdrawWish()
  const size = chosen !== undefined && sizes.includes(chosen) ? chosen : sizes[0]
  if (size === undefined) return null
  const wish = wishes.find((known) => known.productId === product._id && known.size === size)

  const press = () => {
    if (!user) return setAsking(true)
    ask.mutate(
      { productId: product._id, size },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: (error) => toast.error(errorText(error, { action: (cause) => m.notWrittenDown({ cause }) })),
      },
    )
  }

  return (
    <section aria-label={m.whenBack()} className="rounded-md border border-line bg-sand/50 p-4">
      <div className="flex flex-wrap items-end gap-3">
        {size !== '' && (
          <Field label={m.soldOutIn()}>
            <Select
              className="w-auto!"
              value={size}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            >
              {sizes.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          </Field>
        )}
        {wish ? (
          <Button
            variant="quiet"
            pending={withdraw.isPending}
            onClick={() => withdraw.mutate(wish._id, { onSuccess: ({ message }) => toast.success(message) })}
          >
            {m.doNotMail()}
          </Button>
        ) : (
          <Button variant="secondary" disabled={user === undefined} pending={ask.isPending} onClick={press}>
            {m.askWhenBack()}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {wish ? (size ? m.willMailSize({ size }) : m.willMail()) : m.oneMail()}
      </p>
      {asking && <AskByMail product={product} size={size} onClose={() => setAsking(false)} />}
    </section>
  )
}
