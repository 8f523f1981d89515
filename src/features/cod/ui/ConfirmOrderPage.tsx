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
import { m } from '../messages/cod.messages.ts'
import { untilText } from './untilText.ts'

/** Where the link of the mail leads. Nothing happens before a press: programs that look through mails follow links, too. */
export function ConfirmOrderPage({ token }: { token: string }) {
  const { data: order, error, refetch } = useQuery(confirmLinkQuery(token))
  const confirm = useConfirmLink(token)
  if (!order && error instanceof ApiError && error.status === 404)
    return <EmptyState level={1} title={m.leadsNowhere()} text={m.leadsNowhereText()} />
  if (!order && error) return <ErrorState level={1} title={m.notLoaded()} onRetry={() => void refetch()} />
  if (!order) return <Skeleton className="mx-auto mt-12 h-64 max-w-xl" />
  const state = confirm.isSuccess ? 'confirmed' : order.state
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 md:py-12">
      <PageHeading
        title={state === 'confirmed' ? m.thankYou() : m.order({ number: order.number })}
        {...(state !== 'cancelled' && { text: m.toBePaidOnDelivery({ amount: formatRupees(order.total) }) })}
        className="mb-6"
      />
      {state === 'confirmed' && (
        <Callout tone="success" live title={m.isConfirmed({ number: order.number })}>
          {m.nothingMore()}
        </Callout>
      )}
      {state === 'cancelled' && <Callout title={m.wasCancelled()}>{m.oweNothing()}</Callout>}
      {state === 'over' && (
        <Callout tone="warning" title={m.timeOver()}>
          {m.timeOverText()}
        </Callout>
      )}
      {state === 'waiting' && (
        <div className="grid gap-3">
          {confirm.error && (
            <Callout tone="danger" live>
              {errorText(confirm.error, {
                action: (cause) => m.confirmingFailed({ cause }),
                reasons: 'refusals',
              })}
            </Callout>
          )}
          <Button variant="primary" size="lg" pending={confirm.isPending} onClick={() => confirm.mutate()}>
            {m.yesIWantIt()}
          </Button>
          <p className="text-ink-soft">{m.lateLink({ time: untilText(order.until) })}</p>
        </div>
      )}
      <p className="mt-6">
        <Link to="/order" className="link inline-block py-2">
          {m.seeMyOrders()}
        </Link>
      </p>
    </div>
  )
}
