import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AdminHeader } from '#/features/accounts/ui/AdminHeader.tsx'
import { AdminMenu } from '#/features/accounts/ui/AdminMenu.tsx'
import { AlertBell } from '#/features/alerts/ui/AlertBell.tsx'
import { SampleCallout } from '#/features/shop/ui/SampleCallout.tsx'
import { useFocusAfterNavigation } from '../shell/useFocusAfterNavigation.ts'
import { useFocusWhenGone } from '../shell/useFocusWhenGone.ts'
import { useNavigationMark } from '../shell/useNavigationMark.ts'
import { withUser } from '../withUser.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin')({ beforeLoad: withUser, component: AdminLayout })

function AdminLayout() {
  useFocusAfterNavigation()
  useFocusWhenGone()
  useNavigationMark()
  const { user, shop } = Route.useRouteContext()
  return (
    <div className="admin-area flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        {m.skip()}
      </a>
      <SampleCallout area="admin" />
      <AdminHeader shopName={shop.name} userName={user?.name ?? ''}>
        <AlertBell />
      </AdminHeader>
      <div className="flex flex-auto">
        <div className="hidden w-58 flex-none border-e border-line bg-surface lg:block">
          <div className="sticky top-14.5 max-h-[calc(100dvh-3.625rem)] overflow-y-auto p-3">
            <AdminMenu />
          </div>
        </div>
        <main id="main" tabIndex={-1} className="min-w-0 flex-auto px-4 pt-5 pb-16 md:px-8 md:pt-7">
          <div className="mx-auto max-w-page">
            <Outlet />
          </div>
        </main>
      </div>
    </div>
  )
}
