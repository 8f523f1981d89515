import { Link } from '@tanstack/react-router'
import { Badge } from '#/ui/kit/Badge.tsx'
import type { Column } from '#/ui/resource/list/list.ts'
import { statusLabel } from '../../accounts.rules.ts'
import type { User } from '../../accounts.schema.ts'
import { m } from './messages/admin.messages.ts'

const roleLabel = (role: User['role']) => (role === 'admin' ? m.admin() : m.customer())

export const userColumns = (): readonly Column<User>[] => [
  {
    key: 'name',
    label: m.name(),
    main: true,
    sortable: true,
    csv: ({ name }) => name,
    cell: ({ _id, name }) => (
      <Link to="/admin/user/view/$id" params={{ id: _id }} className="link font-semibold wrap-anywhere">
        {name}
      </Link>
    ),
  },
  {
    key: 'email',
    label: m.email(),
    sortable: true,
    csv: ({ email }) => email,
    cell: ({ email }) => <span className="min-w-0 wrap-anywhere">{email}</span>,
  },
  {
    key: 'contact',
    label: m.contact(),
    csv: ({ contact }) => contact,
    cell: ({ contact }) => <span className="tabular-nums">{contact || m.noContact()}</span>,
  },
  {
    key: 'role',
    label: m.role(),
    short: true,
    sortable: true,
    csv: ({ role }) => roleLabel(role),
    cell: ({ role }) => (role === 'admin' ? <Badge tone="haldi">{m.admin()}</Badge> : roleLabel(role)),
  },
  {
    key: 'status',
    label: m.status(),
    short: true,
    sortable: true,
    csv: ({ status }) => statusLabel(status),
    cell: ({ status }) => (
      <Badge tone={status === 'active' ? 'success' : 'danger'}>{statusLabel(status)}</Badge>
    ),
  },
]
