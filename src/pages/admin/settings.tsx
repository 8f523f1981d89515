import { createFileRoute } from '@tanstack/react-router'
import { feedsQuery } from '#/features/discovery/feeds/feeds.queries.ts'
import { FeedsPanel } from '#/features/discovery/ui/FeedsPanel.tsx'
import { launchQuery } from '#/features/shop/launch/launch.queries.ts'
import { SettingsForm } from '#/features/shop/ui/admin/SettingsForm.tsx'
import { LaunchPanel } from '#/features/shop/ui/LaunchPanel.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/settings')({
  loader: ({ context: { queryClient } }) => {
    // Not awaited: a large catalogue takes a second to look through. Asked by browsers alone: an answer that follows the
    // page it was not drawn into may be there before the page comes to life, which then is not what was sent.
    if (!import.meta.env.SSR) void queryClient.prefetchQuery(feedsQuery)
    return queryClient.prefetchQuery(launchQuery)
  },
  head: titled(() => m.settings()),
  component: Settings,
})

function Settings() {
  return (
    <>
      <PageHeading title={m.settings()} className="mb-5" />
      <div className="mb-5 max-w-5xl">
        <LaunchPanel />
      </div>
      <SettingsForm feeds={<FeedsPanel />} />
    </>
  )
}
