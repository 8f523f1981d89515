import { Link } from '@tanstack/react-router'
import { Circle } from '#/ui/icons/admin.tsx'
import { CircleCheck } from '#/ui/icons/storefront.tsx'
import { Badge } from '#/ui/kit/Badge.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import type { ItemKey, LaunchItem, LaunchState } from '../../launch/launch.schema.ts'
import { m } from '../../launch/messages/launch.messages.ts'
import type { ShopSettings } from '../../shop.schema.ts'
import { LaunchStep } from './LaunchStep.tsx'

export interface ChecklistProps {
  state: LaunchState
  shop: ShopSettings
  launched: boolean
}

/** What leads from an empty shop to an open one: what it cannot do without, then what is advised. */
export function Checklist({ state: { items }, shop, launched }: ChecklistProps) {
  const required = items.filter((item) => item.required)
  const advised = items.filter((item) => !item.required)
  const done = required.filter((item) => item.done).length
  const open = items.filter((item) => !item.done)
  // An open shop is only told what it lacks.
  if (launched) return open.length > 0 && <Items title={m.stillToDo()} items={open} shop={shop} />
  return (
    <>
      <Items title={m.neededBefore({ done, total: required.length })} items={required} shop={shop} />
      <Items title={m.advised()} items={advised} shop={shop} />
    </>
  )
}

/** What the button of an item says. */
const actions: Partial<Record<ItemKey, () => string>> = {
  categories: m.openCategories,
  product: m.addProduct,
  home: m.openVisuals,
}

function Items({ title, items, shop }: { title: string; items: readonly LaunchItem[]; shop: ShopSettings }) {
  return (
    <div className="border-t border-line px-5 py-4 md:px-7">
      <h3 className="text-lg">{title}</h3>
      <ul aria-label={title} className="mt-2 divide-y divide-line">
        {items.map((item) => (
          <li key={item.key} className="flex flex-wrap items-start gap-x-3 gap-y-2 py-3">
            {item.done ? (
              <CircleCheck aria-hidden className="mt-0.5 size-5 flex-none text-success" strokeWidth={1.75} />
            ) : (
              <Circle aria-hidden className="mt-0.5 size-5 flex-none text-ink-faint" strokeWidth={1.75} />
            )}
            <div className="min-w-[min(12rem,100%)] flex-1 wrap-anywhere">
              <p className="font-semibold">
                {item.title} {item.done && <Badge tone="success">{m.done()}</Badge>}
              </p>
              {item.missing.length > 0 && (
                <p className="text-sm text-ink-soft">{m.missing({ missing: item.missing.join(', ') })}</p>
              )}
              {item.note && <p className="text-sm text-ink-soft">{item.note}</p>}
              <LaunchStep item={item} shop={shop} />
            </div>
            {item.to !== '/admin/dashboard' && <Way item={item} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Way({ item }: { item: LaunchItem }) {
  const [path, hash] = item.to.split('#')
  const action = actions[item.key]?.() ?? (item.done ? m.change() : m.fillIn())
  return (
    <Link
      to={path ?? item.to}
      {...(hash && { hash })}
      aria-label={`${action}: ${item.title}`}
      className={buttonClass({ variant: 'secondary', size: 'sm' }, 'max-xs:ms-8')}
    >
      {action}
    </Link>
  )
}
