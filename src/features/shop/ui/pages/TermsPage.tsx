import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shopQuery } from '../../shop.queries.ts'
import { paymentSentence, takesUpi } from '../../waysToPay.rules.ts'
import { ContactLines, GrievanceOfficer } from './ContactLines.tsx'
import { InfoPage } from './InfoPage.tsx'
import { sellerLine } from './reach.rules.ts'

export function TermsPage() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  return (
    <InfoPage
      title="Terms and conditions"
      eyebrow="Policies"
      intro={`The agreement between you and ${shop.legalName || shop.name} when you use ${shop.name} or buy here.`}
      sections={[
        {
          id: 'seller',
          title: 'The seller',
          body: (
            <p>
              This shop is run by <strong>{sellerLine(shop)}</strong>
              {shop.gstin ? ` (GSTIN ${shop.gstin})` : ''}. We sell our own goods; no other sellers offer
              theirs here.
            </p>
          ),
        },
        {
          id: 'account',
          title: 'Your account',
          body: (
            <ul>
              <li>You need an account to keep a wishlist and a bag, to order and to write reviews.</li>
              <li>
                You must be 18 or older, or buy with the consent of a parent or guardian. What you tell us
                about yourself must be true.
              </li>
              <li>Keep your password to yourself, and tell us when somebody else has used your account.</li>
              <li>
                You can deactivate your account at any time. We may disable an account that is used for fraud,
                abuse or attacks on the shop, and say so by e-mail.
              </li>
            </ul>
          ),
        },
        {
          id: 'products',
          title: 'Products and prices',
          body: (
            <ul>
              <li>Prices are in Indian rupees and include all taxes. Shipping is free.</li>
              <li>
                A price that is struck through is the list price or, where one is printed on the product, its
                maximum retail price.
              </li>
              <li>
                Small differences in colour, weave and measure belong to handmade cloth and are no fault.
                Pictures show the product as truly as a screen can.
              </li>
              <li>
                The stock is counted when an order is placed. A product in your bag or on your wishlist is not
                reserved.
              </li>
            </ul>
          ),
        },
        {
          id: 'orders',
          title: 'Orders and payment',
          body: (
            <ul>
              <li>
                By placing an order you make an offer; we accept it when we hand the goods to the courier.
              </li>
              <li>
                When we cannot deliver, or a price was plainly wrong, we cancel the order, tell you at once
                and refund what you paid in full.
              </li>
              <li>
                {paymentSentence(shop)}
                {takesUpi(shop) && ' Payments by UPI are confirmed by us before the order is sent.'}
              </li>
              <li>You find your orders and their payment state under My orders.</li>
            </ul>
          ),
        },
        {
          id: 'returns',
          title: 'Delivery, returns and exchanges',
          body: (
            <p>
              What holds for delivery, returns, refunds and exchanges is on the page{' '}
              <Link to="/Shipping-details">Shipping / Returns / Exchanges</Link>, which is part of these
              terms. Your rights under the Consumer Protection Act, 2019 remain in any case.
            </p>
          ),
        },
        {
          id: 'reviews',
          title: 'Reviews',
          body: (
            <p>
              Reviews show your name and are the opinion of their authors. Write about the product, in your
              own words and without personal data of others. We remove what insults, misleads or advertises.
              We do not pay for reviews and do not remove honest criticism.
            </p>
          ),
        },
        {
          id: 'use',
          title: 'Use of the shop',
          body: (
            <p>
              Texts, pictures and the name {shop.name} belong to {shop.legalName || shop.name} or are used
              with permission. You may look, share links and print for yourself. Copying the catalogue,
              breaking into the shop or burdening it with automatic requests is not allowed.
            </p>
          ),
        },
        {
          id: 'liability',
          title: 'Liability',
          body: (
            <p>
              We are liable for what we do wrong, as the law provides. For loss that neither side could
              foresee, or that came from events beyond our control, such as strikes, floods or failures of
              networks and couriers, we are not. Nothing here limits a right that cannot be limited by law.
            </p>
          ),
        },
        {
          id: 'law',
          title: 'Law and disputes',
          body: (
            <>
              <p>
                Indian law applies.{shop.state && ` Courts in ${shop.state} have jurisdiction.`} As a consumer
                you may also turn to the consumer commission where you live.
              </p>
              <GrievanceOfficer shop={shop} />
            </>
          ),
        },
        {
          id: 'changes',
          title: 'Changes and contact',
          body: (
            <>
              <p>For an order the terms hold that stood here on the day it was placed.</p>
              <ContactLines shop={shop} />
            </>
          ),
        },
      ]}
    />
  )
}
