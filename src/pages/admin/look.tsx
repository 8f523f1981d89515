import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { lookQuery } from '#/features/shop/settings/look.queries.ts'
import { LookForm, type PreviewedLook } from '#/features/shop/ui/admin/look/LookForm.tsx'
import { uploadLogo } from '#/features/visuals/admin.queries.ts'
import { LookPreview } from '#/features/visuals/ui/admin/LookPreview.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/look')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(lookQuery),
  head: titled(() => m.look()),
  component: ShopLook,
})

function ShopLook() {
  const [look, setLook] = useState<PreviewedLook>()
  return (
    <>
      <PageHeading title={m.look()} text={m.lookText()} className="mb-5" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <LookForm uploadPicture={uploadLogo} onChange={setLook} />
        {/* Beside the form it stays in sight, whatever is chosen. */}
        <div className="xl:sticky xl:top-20 xl:self-start">
          <LookPreview look={look} />
        </div>
      </div>
    </>
  )
}
