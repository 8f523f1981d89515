import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { menuQuery } from '#/features/catalog/catalog.queries.ts'
import { menuOf } from '#/features/catalog/ui/categoryMenu.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { managedMenuQuery } from '../../admin.queries.ts'
import { shownGroups } from '../useShownMenu.ts'
import { beginWith, type DraftItem, draftOf } from './draft.ts'
import { MenuForm } from './MenuForm.tsx'
import { MenuPreview } from './MenuPreview.tsx'
import { m } from './messages/admin.messages.ts'

/** The owner's menu as a form; where there is none yet, what the shop shows and the way to one's own. */
export function MenuEditor() {
  const { data } = useSuspenseQuery(managedMenuQuery)
  const { data: categories = [] } = useQuery(menuQuery)
  const { languages } = useSuspenseQuery(shopQuery).data
  // A later reading takes nothing from what is being typed.
  const [opened, setOpened] = useState<readonly DraftItem[] | undefined>(() =>
    data.items?.length ? draftOf(data.items, data.vanished) : undefined,
  )
  const [stored, setStored] = useState(data.items)
  if (opened)
    return (
      <MenuForm
        kinds={data.kinds}
        initial={opened}
        stored={stored}
        onReset={() => {
          setStored(null)
          setOpened(undefined)
        }}
      />
    )
  return (
    <div className="space-y-6">
      <Callout
        title={m.ownMenu()}
        action={
          <Button variant="primary" onClick={() => setOpened(beginWith(categories, languages))}>
            {m.makeOwn()}
          </Button>
        }
      >
        {m.ownMenuText()}
      </Callout>
      <MenuPreview items={shownGroups(menuOf(categories))} own={false} />
    </div>
  )
}
