import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import type { ListSearch } from '#/ui/resource/list/listSearch.ts'
import { ResourceList } from '#/ui/resource/ResourceList.tsx'
import { useUpdateUser } from '../../accounts.queries.ts'
import type { Status } from '../../accounts.rules.ts'
import type { User } from '../../accounts.schema.ts'
import { USERS_PAGE, usersQuery } from '../../desk.queries.ts'
import { DeleteUser } from './DeleteUser.tsx'
import { userColumns } from './userColumns.tsx'
import { userFilters, userQueryOf } from './userListing.ts'

/** Everybody with an account (specification, section 2). */
export function UserList({ search }: { search: ListSearch }) {
  const list = useQuery(usersQuery(userQueryOf(search)))
  const update = useUpdateUser()
  const setStatus = (status: Status) => (user: User) => update.mutateAsync({ _id: user._id, status })
  return (
    <ResourceList
      noun={{ one: 'user', many: 'users' }}
      list={list}
      pageSize={USERS_PAGE}
      search={search}
      columns={userColumns}
      keyOf={({ _id }) => _id}
      nameOf={({ name }) => name}
      searchHint="Search by name, email or contact"
      filters={userFilters}
      bulkActions={[
        { label: 'Make active', done: 'made active', run: setStatus('active') },
        { label: 'Disable', done: 'disabled', run: setStatus('inactive') },
      ]}
      rowActions={(user) => (
        <>
          <Link
            to="/admin/user/edit/$id"
            params={{ id: user._id }}
            aria-label={`Edit ${user.name}`}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            Edit
          </Link>
          <DeleteUser user={user} />
        </>
      )}
      empty={{ title: 'No users available' }}
    />
  )
}
