import { Link } from '@tanstack/react-router'
import { EVERYTHING } from '#/features/catalog/ui/categoryMenu.ts'
import { MenuLink } from '#/features/menu/ui/MenuLink.tsx'
import { useShownMenu } from '#/features/menu/ui/useShownMenu.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { m } from './messages/shell.messages.ts'
import type { NotFoundPageProps } from './NotFoundPage.tsx'
import { WovenNumber } from './WovenNumber.tsx'

/** What a page that is not there says, and the ways on from it. */
export function NotFoundContent({ title = m.notFound(), text = m.notFoundText() }: NotFoundPageProps) {
  const { items } = useShownMenu()
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center px-4 py-12 text-center md:py-20">
      <WovenNumber className="mb-8 w-80 max-w-full" />
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 max-w-lg text-ink-soft">{text}</p>
      <ul className="mt-6 flex flex-wrap justify-center gap-x-2">
        {items
          .filter(({ href }) => href)
          .map((item) => (
            <li key={item.label}>
              <MenuLink entry={item} className="link inline-flex min-h-11 items-center px-2 wrap-anywhere" />
            </li>
          ))}
        <li>
          <Link
            to="/new/$category/collections"
            params={{ category: EVERYTHING }}
            className="link inline-flex min-h-11 items-center px-2"
          >
            {m.everything()}
          </Link>
        </li>
      </ul>
      <Link to="/" className={buttonClass({ variant: 'primary' }, 'mt-6')}>
        {m.backToShop()}
      </Link>
    </div>
  )
}
