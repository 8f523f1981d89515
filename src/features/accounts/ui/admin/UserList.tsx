import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import type { BulkOutcome } from '#/ui/resource/list/list.ts'
import { LIST_PAGE, type ListSearch } from '#/ui/resource/list/listSearch.ts'
import { ResourceList } from '#/ui/resource/ResourceList.tsx'
import type { User } from '../../accounts.schema.ts'
import { asksForPassword } from '../../users/adminPower.rules.ts'
import { usersQuery, useSetUsersStatus } from '../../users/users.queries.ts'
import { DeleteUser } from './DeleteUser.tsx'
import { m } from './messages/admin.messages.ts'
import { usePasswordQuestion } from './usePasswordQuestion.tsx'
import { userColumns } from './userColumns.tsx'
import { userFilters, userQueryOf } from './userListing.ts'

/** Everybody with an account (specification, section 2). */
export function UserList({ search }: { search: ListSearch }) {
  const list = useQuery(usersQuery(userQueryOf(search)))
  const set = useSetUsersStatus()
  const { ask, dialog } = usePasswordQuestion<readonly BulkOutcome[]>()

  const setStatus = (status: User['status']) => async (rows: readonly User[]) => {
    const change = { ids: rows.map(({ _id }) => _id), status }
    const admins = rows.filter((user) => asksForPassword(user, { status }))
    if (admins.length === 0) return set.mutateAsync(change)
    const outcomes = await ask({
      title: m.disableAdmins(),
      text: m.disableAdminsText({ names: admins.map(({ name }) => name).join(', ') }),
      confirmLabel: m.disable(),
      onConfirm: (currentPassword) => set.mutateAsync({ ...change, currentPassword }),
    })
    return outcomes ?? []
  }

  return (
    <>
      <ResourceList
        noun={{ one: m.user(), many: m.users() }}
        list={list}
        pageSize={LIST_PAGE}
        search={search}
        columns={userColumns()}
        keyOf={({ _id }) => _id}
        nameOf={({ name }) => name}
        searchHint={m.searchHint()}
        filters={userFilters()}
        bulkActions={[
          { label: m.makeActive(), done: m.madeActive(), run: setStatus('active') },
          { label: m.disable(), done: m.disabledDone(), run: setStatus('inactive') },
        ]}
        rowActions={(user) => (
          <>
            <Link
              to="/admin/user/edit/$id"
              params={{ id: user._id }}
              aria-label={m.editNamed({ name: user.name })}
              className={buttonClass({ variant: 'quiet', size: 'sm' })}
            >
              {m.edit()}
            </Link>
            <DeleteUser user={user} />
          </>
        )}
        empty={{ title: m.none() }}
      />
      {dialog}
    </>
  )
}
