import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { feedsQuery, useChangeFeedKey } from '../feeds/feeds.queries.ts'
import { FeedAddress } from './FeedAddress.tsx'
import { m } from './messages/feeds.messages.ts'
import { Refusals } from './Refusals.tsx'

/** What is asked before an address ends: another one instead of it, or none. */
type Asking = 'renew' | 'end'

/** Where Google and Instagram fetch the products, and what they would refuse. */
export function FeedsPanel() {
  const { data: state, isError, refetch } = useQuery(feedsQuery)
  const change = useChangeFeedKey()
  const [asking, setAsking] = useState<Asking>()

  const changeTo = async (wanted: boolean) => {
    try {
      await change.mutateAsync(wanted)
      toast.success(wanted ? m.newAddress() : m.ended())
    } catch (error) {
      toast.error(errorText(error, { action: (cause) => m.changingFailed({ cause }) }))
    }
    setAsking(undefined)
  }

  if (!state) {
    if (!isError) return <Skeleton className="h-40" />
    return (
      <Callout
        tone="warning"
        action={
          <Button variant="secondary" onClick={() => void refetch()}>
            {m.tryAgain()}
          </Button>
        }
      >
        {m.notFetched()}
      </Callout>
    )
  }
  const { access, addresses } = state
  return (
    <div className="space-y-5">
      {access !== 'everybody' && <Callout title={m.visitorsDoNot()}>{m.visitorsDoNotText()}</Callout>}
      {addresses.map((address) => (
        <FeedAddress key={address.title} {...address} />
      ))}
      {access === 'nobody' && (
        <Button variant="secondary" pending={change.isPending} onClick={() => void changeTo(true)}>
          {m.makeSecret()}
        </Button>
      )}
      {access === 'secret' && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setAsking('renew')}>
            {m.newSecret()}
          </Button>
          <Button variant="quiet" onClick={() => setAsking('end')}>
            {m.endIt()}
          </Button>
        </div>
      )}
      <Refusals {...state} />
      <ConfirmDialog
        open={asking !== undefined}
        title={asking === 'end' ? m.endAsked() : m.renewAsked()}
        text={m.endText()}
        confirmLabel={asking === 'end' ? m.endIt() : m.makeNew()}
        tone="danger"
        pending={change.isPending}
        onConfirm={() => void changeTo(asking === 'renew')}
        onCancel={() => setAsking(undefined)}
      />
    </div>
  )
}
