import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { m } from '../messages/fulfilment.messages.ts'

const rows = ['a', 'b', 'c', 'd', 'e']

/** Where the orders will stand. */
export function OrdersSkeleton() {
  return (
    <div role="status" className="grid gap-3 md:gap-px">
      <span className="sr-only">{m.loading()}</span>
      {rows.map((row) => (
        <Skeleton key={row} className="h-72 w-full md:h-15" />
      ))}
    </div>
  )
}
