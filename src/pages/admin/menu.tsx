import { createFileRoute } from '@tanstack/react-router'
import { menuQuery } from '#/features/catalog/catalog.queries.ts'
import { managedMenuQuery } from '#/features/menu/admin.queries.ts'
import { MenuEditor } from '#/features/menu/ui/admin/MenuEditor.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/menu')({
  // A form must not open with what was loaded before the last change.
  gcTime: 0,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery({ ...managedMenuQuery, staleTime: 0 }),
      queryClient.ensureQueryData(menuQuery),
    ]),
  head: titled(() => m.menu()),
  component: ShopMenu,
})

function ShopMenu() {
  return (
    <>
      <PageHeading title={m.menu()} text={m.menuText()} className="mb-5" />
      <MenuEditor />
    </>
  )
}
