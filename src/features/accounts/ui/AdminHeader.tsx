import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { Store } from '#/ui/icons/admin.tsx'
import { Menu } from '#/ui/icons/storefront.tsx'
import { Drawer } from '#/ui/kit/Drawer.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { AdminMenu } from './AdminMenu.tsx'
import { m } from './messages/entry.messages.ts'

export interface AdminHeaderProps {
  shopName: string
  userName: string
  /** Stands before the way to the shop. */
  children?: ReactNode
}

/** The head of the admin area: the shop's name and the way to the shop; on phones also the menu. */
export function AdminHeader({ shopName, userName, children }: AdminHeaderProps) {
  const [open, setOpen] = useState(false)
  return (
    <header className="sticky top-0 z-30 bg-ink text-page">
      <div className="flex h-14 items-center gap-1 px-2 sm:gap-3 sm:px-4 lg:px-6">
        <IconButton
          label={m.menu()}
          aria-expanded={open}
          onClick={() => setOpen(true)}
          className="text-page! not-disabled:hover:bg-page/15! lg:hidden"
        >
          <Menu aria-hidden className="size-5.5" strokeWidth={1.5} />
        </IconButton>
        {/* Where letters are so large that both have no room, the word goes to a second line, which is not seen. */}
        <span className="flex h-11 min-w-0 flex-wrap items-center gap-2 overflow-clip [overflow-clip-margin:0.25rem] sm:gap-3">
          <Link
            to="/"
            className="flex min-h-11 max-w-full min-w-0 items-center rounded-sm font-display font-medium text-page hover:text-haldi"
          >
            <span
              className={clsx(
                'sm:truncate sm:text-2xl sm:leading-11',
                shopName.length > 10
                  ? 'wrap-anywhere max-sm:line-clamp-2 max-sm:text-lg/6'
                  : 'truncate text-2xl leading-11',
              )}
            >
              {shopName}
            </span>
          </Link>
          <span className="rounded-sm border border-haldi px-1.5 text-xs leading-5 font-semibold text-haldi">
            {m.admin()}
          </span>
        </span>
        <span className="ms-auto hidden truncate text-sm text-page/85 md:block">{userName}</span>
        <span className="flex-none empty:hidden max-md:ms-auto">{children}</span>
        <Link
          to="/"
          className="inline-flex min-h-11 flex-none items-center gap-2 rounded-md px-3 text-sm font-semibold hover:bg-page/15"
        >
          <Store aria-hidden className="size-5" strokeWidth={1.5} />
          <span className="max-sm:sr-only">{m.viewShop()}</span>
        </Link>
      </div>
      <span className="zari-line" aria-hidden />
      <Drawer open={open} onClose={() => setOpen(false)} title={m.admin()}>
        <AdminMenu onPick={() => setOpen(false)} />
      </Drawer>
    </header>
  )
}
