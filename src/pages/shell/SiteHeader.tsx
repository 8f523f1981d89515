import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { useMe } from '#/features/accounts/ui/useMe.ts'
import { shopQuery } from '#/features/shop/shop.queries.ts'
import { pictureOf } from '#/platform/media/picture.ts'
import { later } from '#/ui/kit/later.tsx'
import { MemberControls } from './MemberControls.tsx'
import { m } from './messages/shell.messages.ts'
import { PhoneMenu } from './PhoneMenu.tsx'
import { SearchButton } from './SearchButton.tsx'

/** Of shops with several languages: sent with the page, and brought to life after it. */
const LanguageLinks = later(() =>
  import('#/features/shop/ui/LanguageLinks.tsx').then((module) => module.LanguageLinks),
)

/**
 * Shop name and, for those signed in, search, wishlist, bag and account (specification, section 2 "Header"). Visitors who may
 * look around may search as well.
 */
export function SiteHeader() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const isMember = useMe().audience !== 'visitor'
  const isOpen = shop.access === 'open'
  return (
    <header className="site-header">
      <div className="site-bar">
        <p className="hidden text-sm text-ink-faint md:block">{shop.tagline}</p>
        <Link to="/" className="shop-name">
          {shop.logo ? (
            <img
              src={shop.logo}
              srcSet={pictureOf(shop.logo)?.srcSet}
              sizes="9rem"
              alt={shop.name}
              className="max-h-11 max-w-full mix-blend-multiply md:max-h-14"
            />
          ) : (
            <span
              className={clsx(
                'md:truncate md:text-4xl md:leading-14',
                // Beside five icons a long name would be cut off after its first letters.
                shop.name.length > 7
                  ? 'wrap-anywhere max-md:line-clamp-2 max-md:text-lg/6'
                  : 'truncate text-[1.75rem] leading-11',
              )}
            >
              {shop.name}
            </span>
          )}
        </Link>
        <div className="flex flex-wrap items-center justify-end">
          {shop.languages[0] && (
            // More than one would take a line of its own on a phone, whose menu has them.
            <span className={clsx('contents', shop.languages.length > 1 && 'max-md:hidden')}>
              <LanguageLinks className="inline-flex min-h-11 items-center px-2 text-sm font-semibold hover:text-peacock" />
            </span>
          )}
          {isMember ? (
            <MemberControls />
          ) : (
            <>
              {isOpen && <SearchButton />}
              <nav aria-label={m.account()} className="flex items-center text-sm font-semibold">
                <Link to="/login" className="inline-flex min-h-11 items-center px-2.5 hover:text-peacock">
                  {m.logIn()}
                </Link>
                {/* Where letters are too large for all of them, the menu has it. */}
                <span className={clsx('inline-flex items-center', isOpen && 'max-[22rem]:hidden')}>
                  <span aria-hidden className="h-4 w-px bg-haldi" />
                  <Link
                    to="/register"
                    className="inline-flex min-h-11 items-center px-2.5 hover:text-peacock"
                  >
                    {m.register()}
                  </Link>
                </span>
              </nav>
            </>
          )}
          <PhoneMenu signedIn={isMember} />
        </div>
      </div>
      <span className="zari-line" aria-hidden />
    </header>
  )
}
