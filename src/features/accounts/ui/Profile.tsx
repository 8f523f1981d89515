import type { ReactNode } from 'react'
import { Picture } from '#/ui/kit/Picture.tsx'
import type { User } from '../accounts.schema.ts'
import { m } from './messages/entry.messages.ts'

export interface ProfileProps {
  user: User
  /** The Edit Profile link. */
  action: ReactNode
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word][0] ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('')
    .toUpperCase()

/** Who one is to the shop: picture or initials, name, contact and e-mail. */
export function Profile({ user, action }: ProfileProps) {
  return (
    <section aria-label={m.profile()} className="overflow-hidden rounded-lg border border-line bg-surface">
      <div className="temple-border" aria-hidden />
      <div className="flex flex-col gap-6 p-5 sm:flex-row sm:items-center md:p-8">
        {user.image ? (
          <Picture
            src={user.image}
            alt=""
            sizes="96px"
            ratio="1/1"
            className="size-24 flex-none rounded-full"
          />
        ) : (
          <span
            aria-hidden
            className="grid size-24 flex-none place-items-center rounded-full bg-kumkum font-display text-3xl text-white ring-2 ring-haldi ring-offset-4 ring-offset-surface"
          >
            {initials(user.name)}
          </span>
        )}
        <dl className="grid min-w-0 flex-1 gap-x-8 gap-y-4 sm:grid-cols-2">
          <Line name={m.name()} className="sm:col-span-2">
            <span className="font-display text-2xl">{user.name}</span>
          </Line>
          <Line name={m.contact()}>{user.contact || m.none()}</Line>
          <Line name={m.email()}>{user.email || m.none()}</Line>
        </dl>
      </div>
      <div className="border-t border-line px-5 py-4 md:px-8">{action}</div>
    </section>
  )
}

function Line({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-sm text-ink-faint">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
