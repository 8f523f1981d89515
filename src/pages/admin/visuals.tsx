import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { managedBannersQuery, managedTextQuery } from '#/features/visuals/admin.queries.ts'
import type { ManagedBanner } from '#/features/visuals/bannerDetails.schema.ts'
import { shownBanner } from '#/features/visuals/shownBanner.rules.ts'
import { BannerDetailsForm } from '#/features/visuals/ui/admin/BannerDetailsForm.tsx'
import { BannerForm } from '#/features/visuals/ui/admin/BannerForm.tsx'
import { nameOf } from '#/features/visuals/ui/admin/BannerRow.tsx'
import { BannerTable } from '#/features/visuals/ui/admin/BannerTable.tsx'
import { HomePreview } from '#/features/visuals/ui/admin/HomePreview.tsx'
import { isShownNow } from '#/features/visuals/ui/admin/ShownWhen.tsx'
import { SlidingTextForm } from '#/features/visuals/ui/admin/SlidingTextForm.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { titled } from '../titled.ts'
import { FormHeading } from './FormHeading.tsx'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/manage-banners')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.ensureQueryData(managedBannersQuery),
      queryClient.ensureQueryData(managedTextQuery),
    ]),
  head: titled(() => m.visuals()),
  component: Visuals,
})

/** The banner that is being edited, from the address: a page of its own would cost every first load its name. */
const editSchema = z.object({ edit: z.uuid() })

function Visuals() {
  const { data: banners } = useSuspenseQuery(managedBannersQuery)
  const { data: asked } = editSchema.safeParse(useLocation().search)
  const edited = banners.find(({ _id }) => _id === asked?.edit)
  if (!edited) return <Everything banners={banners} />
  return (
    <>
      <FormHeading
        title={m.editBanner({ name: nameOf(edited) })}
        to="/admin/manage-banners"
        back={m.visuals()}
      />
      <BannerDetailsForm key={edited._id} banner={edited} />
    </>
  )
}

function Everything({ banners }: { banners: readonly ManagedBanner[] }) {
  const [text, setText] = useState('')
  const shown = useMemo(() => banners.filter(isShownNow).map(shownBanner), [banners])
  return (
    <>
      <PageHeading title={m.visuals()} className="mb-5" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <SlidingTextForm onType={setText} />
        <BannerForm />
        <section aria-labelledby="uploaded">
          <h2 id="uploaded" className="mb-3 text-xl">
            {m.uploadedBanners()}
          </h2>
          <BannerTable />
        </section>
        <HomePreview slidingText={text.trim()} banners={shown}>
          {m.visualsPreview()}
        </HomePreview>
      </div>
    </>
  )
}
