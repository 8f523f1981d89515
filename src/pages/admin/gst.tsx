import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { gstMonthQuery, gstMonthsQuery } from '#/features/gst/gst.queries.ts'
import { GstReturns } from '#/features/gst/ui/GstReturns.tsx'
import { GstSettingsDialog } from '#/features/gst/ui/GstSettingsDialog.tsx'
import { chosenMonth, type GstSearch, readGstSearch } from '#/features/gst/ui/gstSearch.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { readLater } from '../readLater.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/gst')({
  validateSearch: readLater<GstSearch>(),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    await warmQuery(queryClient, gstMonthsQuery)
    const months = queryClient.getQueryData(gstMonthsQuery.queryKey)
    const search = readGstSearch({ ...deps })
    const month = months && chosenMonth(search, months)
    if (months?.gstin && month) await warmQuery(queryClient, gstMonthQuery({ ...search, month }))
  },
  head: titled(() => m.gst()),
  component: Gst,
})

function Gst() {
  const search = readGstSearch({ ...Route.useSearch() })
  const { data } = useQuery(gstMonthsQuery)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PageHeading
        title={m.gst()}
        text={m.gstText()}
        className="mb-6"
        actions={data && <Button onClick={() => setOpen(true)}>{m.settings()}</Button>}
      />
      <GstReturns search={search} />
      {isOpen && data && <GstSettingsDialog settings={data.settings} onClose={() => setOpen(false)} />}
    </>
  )
}
