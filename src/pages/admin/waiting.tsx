import { createFileRoute } from '@tanstack/react-router'
import { waitingQuery } from '#/features/restock/restock.queries.ts'
import { WaitedForList } from '#/features/restock/ui/WaitedForList.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/waiting')({
  loader: ({ context: { queryClient } }) => warmQuery(queryClient, waitingQuery),
  head: titled(() => m.waitedFor()),
  component: Waiting,
})

function Waiting() {
  return (
    <>
      <PageHeading title={m.waitedFor()} text={m.waitedForText()} className="mb-5" />
      <WaitedForList />
    </>
  )
}
