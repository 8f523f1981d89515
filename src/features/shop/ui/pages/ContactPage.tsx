import { useSuspenseQuery } from '@tanstack/react-query'
import type { Icon } from '#/ui/icons/icon.tsx'
import { Mail, Phone } from '#/ui/icons/other.tsx'
import { MessageCircle } from '#/ui/icons/storefront.tsx'
import { m as ofShop } from '../../messages/shop.messages.ts'
import { shopQuery } from '../../shop.queries.ts'
import { GrievanceOfficer } from './ContactLines.tsx'
import { Hours } from './Hours.tsx'
import { InfoPage } from './InfoPage.tsx'
import { m } from './messages/pages.messages.ts'
import { type WayToReach, waysToReach } from './reach.rules.ts'

const icons: Record<WayToReach['name'], Icon> = { WhatsApp: MessageCircle, Phone, 'E-mail': Mail }
const labels: Record<WayToReach['name'], () => string> = {
  WhatsApp: ofShop.whatsapp,
  Phone: ofShop.phone,
  'E-mail': ofShop.email,
}
const contactOrder = ['WhatsApp', 'Phone', 'E-mail'] as const

export function ContactPage() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const ways = contactOrder.flatMap((name) => waysToReach(shop).find((way) => way.name === name) ?? [])
  return (
    <InfoPage
      title={m.contactUs()}
      eyebrow={m.weAreHere()}
      intro={m.contactIntro()}
      sections={[
        {
          id: 'reach-us',
          title: m.reachUs(),
          body: (
            <ul className="not-prose grid list-none! gap-3 ps-0! sm:grid-cols-2">
              {ways.map(({ name, value, href, outside }) => {
                const Icon = icons[name]
                return (
                  <li key={name} className="m-0!">
                    <a
                      href={href}
                      {...(outside && { target: '_blank', rel: 'noreferrer' })}
                      className="flex min-h-16 items-center gap-4 rounded-md border border-line bg-surface px-4 py-3 text-ink! no-underline! hover:border-peacock"
                    >
                      <Icon aria-hidden className="size-6 flex-none text-peacock" strokeWidth={1.5} />
                      <span className="min-w-0">
                        <span className="block text-sm text-ink-soft">{labels[name]()}</span>
                        <span className="block font-semibold [overflow-wrap:anywhere]">{value}</span>
                      </span>
                    </a>
                  </li>
                )
              })}
            </ul>
          ),
        },
        {
          id: 'hours',
          title: m.businessHours(),
          body: (
            <>
              <Hours shop={shop} />
              <p>{m.outsideHours()}</p>
            </>
          ),
        },
        {
          id: 'address',
          title: m.address(),
          body: (
            <address className="not-italic">
              <strong>{shop.legalName || shop.name}</strong>
              <br />
              {shop.address}
              {shop.gstin && (
                <>
                  <br />
                  {ofShop.gstin({ gstin: shop.gstin })}
                </>
              )}
            </address>
          ),
        },
        {
          id: 'complaints',
          title: m.complaints(),
          body: (
            <>
              <p>{m.turnToOfficer()}</p>
              <GrievanceOfficer shop={shop} />
            </>
          ),
        },
      ]}
    />
  )
}
