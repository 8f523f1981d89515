import { createFileRoute } from '@tanstack/react-router'
import { waitingQuery } from '#/features/restock/restock.queries.ts'
import { WaitedForList } from '#/features/restock/ui/WaitedForList.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'

export const Route = createFileRoute('/admin/waiting')({
  loader: ({ context: { queryClient } }) => warmQuery(queryClient, waitingQuery),
  head: ({ match }) => ({ meta: [{ title: `Waited for | ${match.context.shop.name}` }] }),
  component: Waiting,
})

function Waiting() {
  return (
    <>
      <PageHeading
        title="Waited for"
        text="What shoppers asked to be told about when it is back. They are mailed by themselves when pieces come in."
        className="mb-5"
      />
      <WaitedForList />
    </>
  )
}
