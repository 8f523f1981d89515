import type { ShownItem } from '../../menu.rules.ts'
import { DrawerMenu } from '../DrawerMenu.tsx'
import { MenuBar } from '../MenuBar.tsx'
import { m } from './messages/admin.messages.ts'

/** The menu as shoppers would get it, on a computer and in the drawer of a phone; its links stay here. */
export function MenuPreview({ items, own }: { items: readonly ShownItem[]; own: boolean }) {
  return (
    <section aria-labelledby="menu-preview">
      <h2 id="menu-preview" className="mb-3 text-xl">
        {m.asSeen()}
      </h2>
      <div
        className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
        onClickCapture={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
        }}
      >
        <div className="max-md:hidden">
          <p className="mb-2 text-sm text-ink-soft">{m.onComputer()}</p>
          <MenuBar
            items={items}
            own={own}
            className="justify-center gap-x-4 border-y border-line bg-page px-2.5"
          />
        </div>
        <div>
          <p className="mb-2 text-sm text-ink-soft">{m.inDrawer()}</p>
          <nav
            aria-label={m.phoneMenu()}
            className="max-h-128 max-w-80 overflow-y-auto rounded-md border border-line bg-page px-4"
          >
            <DrawerMenu items={items} name="menu-preview" />
          </nav>
        </div>
      </div>
    </section>
  )
}
