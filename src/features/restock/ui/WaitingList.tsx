import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { m } from '../messages/restock.messages.ts'
import { restockWishesQuery, useWithdrawWish } from '../restock.queries.ts'

/** What a customer waits for, each to be withdrawn by one press; nothing where there is nothing. */
export function WaitingList({ userId }: { userId: string }) {
  const { data: wishes = [] } = useQuery(restockWishesQuery(userId))
  const withdraw = useWithdrawWish()
  if (wishes.length === 0) return null
  return (
    <section aria-labelledby="waiting-list" className="mx-auto w-full max-w-page px-4 pb-12 md:px-6 md:pb-16">
      <h2 id="waiting-list" className="mb-2">
        {m.mailWhenBack()}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {wishes.map(({ _id, name, slug, size }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <Link
              to="/details/$id"
              params={{ id: slug }}
              className="min-w-0 font-semibold text-peacock [overflow-wrap:anywhere] hover:underline"
            >
              {size ? m.nameWithSize({ name, size }) : name}
            </Link>
            <Button
              variant="quiet"
              size="sm"
              aria-label={m.doNotMailOf({ name: size ? m.nameWithSize({ name, size }) : name })}
              pending={withdraw.isPending && withdraw.variables === _id}
              onClick={() =>
                withdraw.mutate(_id, {
                  onSuccess: ({ message }) => toast.success(message),
                  onError: (error) =>
                    toast.error(errorText(error, { action: (cause) => m.notWithdrawn({ cause }) })),
                })
              }
            >
              {m.doNotMail()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
