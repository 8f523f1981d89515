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
      toast.success(wanted ? 'There is a new secret address' : 'The addresses have ended')
    } catch (error) {
      toast.error(errorText(error, { action: 'changing the address' }))
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
            Try again
          </Button>
        }
      >
        The addresses could not be fetched.
      </Callout>
    )
  }
  const { access, addresses } = state
  return (
    <div className="space-y-5">
      {access !== 'everybody' && (
        <Callout title="Visitors do not see your products">
          Google and Instagram refuse products whose pages ask for a log-in: open the shop to everybody (Who
          may browse) before you sign up there. Until then a secret address can be given to somebody you
          trust, such as who sets up your catalogue.
        </Callout>
      )}
      {addresses.map((address) => (
        <FeedAddress key={address.title} {...address} />
      ))}
      {access === 'nobody' && (
        <Button variant="secondary" pending={change.isPending} onClick={() => void changeTo(true)}>
          Make a secret address
        </Button>
      )}
      {access === 'secret' && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setAsking('renew')}>
            New secret address
          </Button>
          <Button variant="quiet" onClick={() => setAsking('end')}>
            End it
          </Button>
        </div>
      )}
      <Refusals {...state} />
      <ConfirmDialog
        open={asking !== undefined}
        title={asking === 'end' ? 'End the secret address?' : 'Make a new secret address?'}
        text="Whoever has the address of now reads nothing any more, at once."
        confirmLabel={asking === 'end' ? 'End it' : 'Make a new one'}
        tone="danger"
        pending={change.isPending}
        onConfirm={() => void changeTo(asking === 'renew')}
        onCancel={() => setAsking(undefined)}
      />
    </div>
  )
}
