import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TempleBorder } from '#/ui/kit/Ornament.tsx'
import { shopQuery } from '../shop.queries.ts'
import { helpLinks, shopLinks } from './informationLinks.ts'
import { Logo } from './Logo.tsx'
import { whatsappLink } from './pages/whatsapp.rules.ts'

const linkClass =
  'inline-flex min-h-11 items-center underline-offset-4 hover:text-white hover:underline md:min-h-9'

/** The end of every page: the pages that explain, and who the shop is, as Indian law wants it said. */
export function SiteFooter() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  return (
    <footer className="mt-16 bg-ink text-sm text-[#eadfd4] **:focus-visible:outline-haldi">
      <TempleBorder className="bg-paper" />
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-8 gap-y-9 px-4 pt-10 pb-8 md:px-6 lg:grid-cols-[1.3fr_1fr_1fr_1.5fr]">
        <div className="max-lg:col-span-2">
          <div className="flex items-center gap-4">
            <Logo logo={shop.logo} shopName={shop.name} />
            <a
              href={shop.externalSite}
              rel="noopener"
              className="inline-flex min-h-11 items-center font-display text-3xl text-white underline-offset-8 hover:underline"
            >
              {shop.name}
            </a>
          </div>
          <p className="mt-3 max-w-72">{shop.tagline}</p>
        </div>
        <Column title="Help">
          {helpLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={linkClass}>
                {label}
              </Link>
            </li>
          ))}
        </Column>
        <Column title="The shop">
          {shopLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={linkClass}>
                {label}
              </Link>
            </li>
          ))}
        </Column>
        <div className="max-lg:col-span-2">
          <h2 className="mb-2 font-sans text-sm font-semibold tracking-[0.08em] text-haldi uppercase">
            Reach us
          </h2>
          <address className="not-italic">
            {shop.legalName}
            <br />
            {shop.address}
          </address>
          <p>
            <a href={`tel:${shop.phone.replaceAll(' ', '')}`} className={linkClass}>
              {shop.phone}
            </a>
            <Dot />
            <a href={`mailto:${shop.email}`} className={linkClass}>
              {shop.email}
            </a>
            <Dot />
            <a
              href={whatsappLink(shop.whatsappNumber, shop.whatsappMessage)}
              target="_blank"
              rel="noopener"
              className={linkClass}
            >
              WhatsApp
            </a>
          </p>
          <p className="mt-2">
            Grievance officer: {shop.grievanceOfficer},{' '}
            <a href={`mailto:${shop.grievanceEmail}`} className={linkClass}>
              {shop.grievanceEmail}
            </a>
          </p>
        </div>
      </div>
      <p className="mx-auto flex max-w-page flex-wrap gap-x-6 gap-y-1 border-t border-white/15 px-4 py-5 text-xs md:px-6">
        <span>© {shop.legalName}</span>
        {shop.gstin && <span>GSTIN {shop.gstin}</span>}
        <span>All prices in rupees, taxes included</span>
      </p>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 font-sans text-sm font-semibold tracking-[0.08em] text-haldi uppercase">{title}</h2>
      <ul>{children}</ul>
    </nav>
  )
}

function Dot() {
  return (
    <span aria-hidden className="px-2 text-haldi">
      ·
    </span>
  )
}
