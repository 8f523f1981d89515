import { createFileRoute, Link } from '@tanstack/react-router'
import { UserList } from '#/features/accounts/ui/admin/UserList.tsx'
import { readUserSearch, userQueryOf } from '#/features/accounts/ui/admin/userListing.ts'
import { usersQuery } from '#/features/accounts/users/users.queries.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import type { ListSearch } from '#/ui/resource/list/listSearch.ts'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { readLater } from '../readLater.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/user')({
  validateSearch: readLater<ListSearch>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    warmQuery(queryClient, usersQuery(userQueryOf(readUserSearch(deps)))),
  head: titled(() => m.users()),
  component: Users,
})

function Users() {
  return (
    <>
      <PageHeading
        title={m.users()}
        className="mb-5"
        actions={
          <Link to="/admin/user/create" className={buttonClass({ variant: 'primary' })}>
            {m.addUser()}
          </Link>
        }
      />
      <UserList search={readUserSearch(Route.useSearch())} />
    </>
  )
}
