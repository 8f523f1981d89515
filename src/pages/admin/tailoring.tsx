import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { categoriesQuery } from '#/features/catalog/catalog.queries.ts'
import { adminServicesQuery } from '#/features/tailoring/tailoring.queries.ts'
import type { AdminService } from '#/features/tailoring/tailoring.schema.ts'
import { ServiceList } from '#/features/tailoring/ui/admin/ServiceList.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/tailoring')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([warmQuery(queryClient, adminServicesQuery), warmQuery(queryClient, categoriesQuery)]),
  head: titled(() => m.services()),
  component: Tailoring,
})

function Tailoring() {
  const [editing, setEditing] = useState<AdminService | 'new'>()
  return (
    <>
      <PageHeading
        title={m.services()}
        text={m.servicesText()}
        className="mb-5"
        actions={
          <Button variant="primary" onClick={() => setEditing('new')}>
            {m.addService()}
          </Button>
        }
      />
      <ServiceList editing={editing} onEdit={setEditing} />
    </>
  )
}
