import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Shell } from '#/pages/shell/Shell.tsx'

export const Route = createFileRoute('/_storefront')({
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
})
