import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { currentLanguage } from '#/platform/language/current.ts'
import { addressIn } from '#/platform/language/languages.rules.ts'
import { TempleBorder } from '#/ui/kit/TempleBorder.tsx'
import { informationLabels } from '../information/informationLabels.ts'
import { informationPages } from '../information.rules.ts'
import { m } from '../messages/shop.messages.ts'
import { shopQuery } from '../shop.queries.ts'
import type { ShopSettings } from '../shop.schema.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import { LanguageProposal } from './LanguageProposal.tsx'
import { Logo } from './Logo.tsx'
import { officerOf, waysToReach } from './pages/reach.rules.ts'

const linkClass =
  'inline-flex min-h-11 max-w-full min-w-11 items-center wrap-anywhere underline-offset-4 hover:text-footer-strong hover:underline md:min-h-9'

interface FooterLink {
  readonly path: string
  readonly label: string
}

/**
 * The end of every page: the pages that explain, and who the shop is, as Indian law wants it said.
 * @param more pages that the owner wrote
 */
export function SiteFooter({ more }: { more: readonly FooterLink[] }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  return (
    <>
      <LanguageProposal />
      <footer className="apart-16 bg-footer text-sm text-footer-ink **:focus-visible:outline-footer-head">
        <TempleBorder className="bg-page" />
        <div className="mx-auto grid max-w-page grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-8 gap-y-9 px-4 pt-10 pb-8 md:px-6 lg:grid-cols-[1.3fr_1fr_1fr_1.5fr]">
          <div className="max-lg:col-span-full">
            <div className="flex items-center gap-4">
              <Logo logo={shop.logo} shopName={shop.name} />
              <a
                href={shop.externalSite || addressIn(currentLanguage(), '/')}
                rel="noopener"
                className="inline-flex min-h-11 items-center font-display text-3xl text-footer-strong underline-offset-8 hover:underline"
              >
                {shop.name}
              </a>
            </div>
            <p className="mt-3 max-w-72">{shop.tagline}</p>
            {shop.languages.length > 0 && (
              <nav aria-label={m.language()} className="mt-2 flex flex-wrap gap-x-5">
                <LanguageLinks all className={linkClass} />
              </nav>
            )}
          </div>
          <Column title={m.help()} column="help" />
          <Column title={m.theShop()} column="shop" more={more} />
          <Reach shop={shop} />
        </div>
        <p className="mx-auto flex max-w-page flex-wrap gap-x-6 gap-y-1 border-t border-footer-line px-4 py-5 text-xs md:px-6">
          <span>© {shop.legalName || shop.name}</span>
          {shop.gstin && <span>{m.gstin({ gstin: shop.gstin })}</span>}
          <span>{m.allTaxesIncluded()}</span>
        </p>
      </footer>
    </>
  )
}

/** Who sells, and how to reach them; what nobody gave is left out. */
function Reach({ shop }: { shop: ShopSettings }) {
  const ways = waysToReach(shop)
  const officer = officerOf(shop)
  if (!shop.legalName && !shop.address && ways.length === 0 && !officer) return null
  return (
    <div className="max-lg:col-span-full">
      <h2 className="mb-2 font-sans text-sm font-semibold tracking-[0.08em] text-footer-head uppercase">
        {m.reachUs()}
      </h2>
      <address className="not-italic">
        {shop.legalName}
        <br />
        {shop.address}
      </address>
      {/* Nothing stands between them: where the line breaks, it would stand alone. */}
      <ul className="flex flex-wrap gap-x-6">
        {ways.map(({ name, value, href, outside }) => (
          <li key={name} className="min-w-0">
            <a href={href} {...(outside && { target: '_blank', rel: 'noopener' })} className={linkClass}>
              {outside ? m.whatsapp() : value}
            </a>
          </li>
        ))}
      </ul>
      {officer && (
        <p className="mt-2 flex flex-wrap items-center gap-x-6">
          {m.grievanceOfficer({ name: officer.name })}
          {officer.email && (
            <a href={`mailto:${officer.email}`} className={linkClass}>
              {officer.email}
            </a>
          )}
        </p>
      )}
    </div>
  )
}

interface ColumnProps {
  title: string
  column: (typeof informationPages)[number]['column']
  more?: readonly FooterLink[]
}

function Column({ title, column, more = [] }: ColumnProps) {
  const own: readonly FooterLink[] = informationPages
    .filter((page) => page.column === column)
    .map(({ path }) => ({ path, label: informationLabels[path]() }))
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-sans text-sm font-semibold tracking-[0.08em] text-footer-head uppercase">
        {title}
      </h2>
      <ul>
        {[...more, ...own].map(({ path, label }) => (
          <li key={path}>
            <Link to={path} className={linkClass}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
