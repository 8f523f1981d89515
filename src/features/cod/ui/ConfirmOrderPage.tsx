import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { confirmLinkQuery, useConfirmLink } from '../cod.queries.ts'
import { untilText } from './untilText.ts'

/** Where the link of the mail leads. Nothing happens before a press: programs that look through mails follow links, too. */
export function ConfirmOrderPage({ token }: { token: string }) {
  const { data: order, error, refetch } = useQuery(confirmLinkQuery(token))
  const confirm = useConfirmLink(token)
  if (!order && error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        level={1}
        title="This link leads nowhere"
        text="It was cut short, or is not ours. Open it again from the mail, or look at your orders."
      />
    )
  if (!order && error)
    return <ErrorState level={1} title="This could not be loaded" onRetry={() => void refetch()} />
  if (!order) return <Skeleton className="mx-auto mt-12 h-64 max-w-xl" />
  const state = confirm.isSuccess ? 'confirmed' : order.state
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 md:py-12">
      <PageHeading
        title={state === 'confirmed' ? 'Thank you' : `Order ${order.number}`}
        {...(state !== 'cancelled' && { text: `${formatRupees(order.total)}, to be paid at the door` })}
        className="mb-6"
      />
      {state === 'confirmed' && (
        <Callout tone="success" live title={`Order ${order.number} is confirmed`}>
          There is nothing more to do: we write to you when it leaves.
        </Callout>
      )}
      {state === 'cancelled' && (
        <Callout title="This order was cancelled">You owe nothing. Order again whenever you like.</Callout>
      )}
      {state === 'over' && (
        <Callout tone="warning" title="The time to answer is over">
          The order is cancelled by itself, and you owe nothing. Order again whenever you like.
        </Callout>
      )}
      {state === 'waiting' && (
        <div className="grid gap-3">
          {confirm.error && (
            <Callout tone="danger" live>
              {errorText(confirm.error, { action: 'confirming the order', reasons: 'refusals' })}
            </Callout>
          )}
          <Button variant="primary" size="lg" pending={confirm.isPending} onClick={() => confirm.mutate()}>
            Yes, I want this order
          </Button>
          <p className="text-ink-soft">
            Without an answer until <time dateTime={order.until}>{untilText(order.until)}</time> it is
            cancelled by itself, and you owe nothing.
          </p>
        </div>
      )}
      <p className="mt-6">
        <Link to="/order" className="link inline-block py-2">
          See my orders
        </Link>
      </p>
    </div>
  )
}
