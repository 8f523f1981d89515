import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { BannerForm } from '#/features/visuals/ui/admin/BannerForm.tsx'
import { BannerTable } from '#/features/visuals/ui/admin/BannerTable.tsx'
import { HomePreview } from '#/features/visuals/ui/admin/HomePreview.tsx'
import { SlidingTextForm } from '#/features/visuals/ui/admin/SlidingTextForm.tsx'
import { bannersQuery, slidingTextQuery } from '#/features/visuals/visuals.queries.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'

export const Route = createFileRoute('/admin/manage-banners')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(bannersQuery), queryClient.ensureQueryData(slidingTextQuery)]),
  head: ({ match }) => ({ meta: [{ title: `Manage visuals | ${match.context.shop.name}` }] }),
  component: Visuals,
})

function Visuals() {
  const [text, setText] = useState('')
  return (
    <>
      <PageHeading title="Manage visuals" className="mb-5" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <SlidingTextForm onType={setText} />
        <BannerForm />
        <section aria-labelledby="uploaded">
          <h2 id="uploaded" className="mb-3 text-xl">
            Uploaded banners
          </h2>
          <BannerTable />
        </section>
        <HomePreview slidingText={text} />
      </div>
    </>
  )
}
