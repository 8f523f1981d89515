import { createFileRoute, Outlet } from '@tanstack/react-router'
import { CustomerMenu } from '#/features/accounts/ui/CustomerMenu.tsx'
import { withUser } from '../withUser.ts'

export const Route = createFileRoute('/_storefront/_account')({
  beforeLoad: withUser,
  component: () => (
    <div className="mx-auto max-w-page px-4 pb-16 md:px-6 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10 lg:pt-8">
      <CustomerMenu />
      <div className="min-w-0 pt-5 lg:pt-0">
        <Outlet />
      </div>
    </div>
  ),
})
