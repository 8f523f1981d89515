import { useSuspenseQuery } from '@tanstack/react-query'
import type { Icon } from '#/ui/icons/icon.tsx'
import { Mail, Phone } from '#/ui/icons/other.tsx'
import { MessageCircle } from '#/ui/icons/storefront.tsx'
import { shopQuery } from '../../shop.queries.ts'
import { GrievanceOfficer } from './ContactLines.tsx'
import { Hours } from './Hours.tsx'
import { InfoPage } from './InfoPage.tsx'
import { type WayToReach, waysToReach } from './reach.rules.ts'

const icons: Record<WayToReach['name'], Icon> = { WhatsApp: MessageCircle, Phone, 'E-mail': Mail }
const contactOrder = ['WhatsApp', 'Phone', 'E-mail'] as const

export function ContactPage() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const ways = contactOrder.flatMap((name) => waysToReach(shop).find((way) => way.name === name) ?? [])
  return (
    <InfoPage
      title="Contact us"
      eyebrow="We are here"
      intro="Ask about a fabric, a size, an order or a return. A person answers."
      sections={[
        {
          id: 'reach-us',
          title: 'Reach us',
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
                        <span className="block text-sm text-ink-soft">{name}</span>
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
          title: 'Business hours',
          body: (
            <>
              <Hours shop={shop} />
              <p>
                Indian Standard Time. Messages that come outside these hours are answered on the next working
                day.
              </p>
            </>
          ),
        },
        {
          id: 'address',
          title: 'Address',
          body: (
            <address className="not-italic">
              <strong>{shop.legalName || shop.name}</strong>
              <br />
              {shop.address}
              {shop.gstin && (
                <>
                  <br />
                  GSTIN {shop.gstin}
                </>
              )}
            </address>
          ),
        },
        {
          id: 'complaints',
          title: 'Complaints',
          body: (
            <>
              <p>
                When an answer did not help you, turn to our grievance officer. Give your order id and, where
                there is something to see, a picture.
              </p>
              <GrievanceOfficer shop={shop} />
            </>
          ),
        },
      ]}
    />
  )
}
