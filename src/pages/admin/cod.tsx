import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { codSettingsQuery } from '#/features/cod/cod.queries.ts'
import { CashCosts } from '#/features/cod/ui/admin/CashCosts.tsx'
import { CodSettingsForm } from '#/features/cod/ui/admin/CodSettingsForm.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/cod')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(codSettingsQuery),
  head: titled(() => m.cashOnDelivery()),
  component: Cod,
})

function Cod() {
  const { data: settings } = useSuspenseQuery(codSettingsQuery)
  return (
    <>
      <PageHeading title={m.cashOnDelivery()} text={m.cashOnDeliveryText()} className="mb-5" />
      <div className="mb-8">
        <CashCosts />
      </div>
      <CodSettingsForm settings={settings} />
    </>
  )
}
