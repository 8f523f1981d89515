import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { m as ofShop } from '../../messages/shop.messages.ts'
import { shopQuery } from '../../shop.queries.ts'
import { paymentSentence, takesUpi } from '../../waysToPay.rules.ts'
import { ContactLines, GrievanceOfficer } from './ContactLines.tsx'
import { InfoPage } from './InfoPage.tsx'
import { m as ofPages } from './messages/pages.messages.ts'
import { sellerLine } from './reach.rules.ts'
import { m } from './terms/messages/terms.messages.ts'

export function TermsPage() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  return (
    <InfoPage
      title={m.title()}
      eyebrow={ofPages.policies()}
      intro={m.intro({ seller: shop.legalName || shop.name, shop: shop.name })}
      sections={[
        {
          id: 'seller',
          title: m.seller(),
          body: (
            <p>
              <Sentence
                text={m.runBy({ seller: '{seller}' })}
                parts={{
                  seller: (
                    <>
                      <strong>{sellerLine(shop)}</strong>
                      {shop.gstin ? ` (${ofShop.gstin({ gstin: shop.gstin })})` : ''}
                    </>
                  ),
                }}
              />
            </p>
          ),
        },
        {
          id: 'account',
          title: m.account(),
          body: (
            <ul>
              <li>{m.needAccount()}</li>
              <li>{m.adults()}</li>
              <li>{m.passwordSecret()}</li>
              <li>{m.deactivate()}</li>
            </ul>
          ),
        },
        {
          id: 'products',
          title: m.products(),
          body: (
            <ul>
              <li>{m.inRupees()}</li>
              <li>{m.struck()}</li>
              <li>{m.smallDifferences()}</li>
              <li>{m.notReserved()}</li>
            </ul>
          ),
        },
        {
          id: 'orders',
          title: m.orders(),
          body: (
            <ul>
              <li>{m.offer()}</li>
              <li>{m.cannotDeliver()}</li>
              <li>
                {paymentSentence(shop)}
                {takesUpi(shop) && ` ${m.upiConfirmed()}`}
              </li>
              <li>{m.findOrders()}</li>
            </ul>
          ),
        },
        {
          id: 'returns',
          title: m.delivery(),
          body: (
            <p>
              <Sentence
                text={m.deliveryText({ page: '{page}' })}
                parts={{ page: <Link to="/Shipping-details">{m.shippingPage()}</Link> }}
              />
            </p>
          ),
        },
        {
          id: 'reviews',
          title: m.reviews(),
          body: <p>{m.reviewsText()}</p>,
        },
        {
          id: 'use',
          title: m.use(),
          body: <p>{m.useText({ shop: shop.name, seller: shop.legalName || shop.name })}</p>,
        },
        {
          id: 'liability',
          title: m.liability(),
          body: <p>{m.liabilityText()}</p>,
        },
        {
          id: 'law',
          title: m.law(),
          body: (
            <>
              <p>{shop.state ? m.indianLawCourts({ state: shop.state }) : m.indianLaw()}</p>
              <GrievanceOfficer shop={shop} />
            </>
          ),
        },
        {
          id: 'changes',
          title: m.changes(),
          body: (
            <>
              <p>{m.dayOfOrder()}</p>
              <ContactLines shop={shop} />
            </>
          ),
        },
      ]}
    />
  )
}
