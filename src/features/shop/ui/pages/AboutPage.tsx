import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { shopQuery } from '../../shop.queries.ts'
import { paymentSentence } from '../../waysToPay.rules.ts'
import { ContactLines } from './ContactLines.tsx'
import { InfoPage } from './InfoPage.tsx'
import { sellerLine } from './reach.rules.ts'

export function AboutPage() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  return (
    <InfoPage
      title={`About ${shop.name}`}
      eyebrow="Our shop"
      intro={shop.tagline}
      sections={[
        {
          id: 'what-we-sell',
          title: 'What we sell',
          body: (
            <>
              <p>
                {shop.name} sells sarees, dress material, salwar suits and occasion wear. Silk for weddings,
                cotton for long working days, printed lengths for your own tailor, and suits that are ready to
                wear: each piece is looked at by a person before it is photographed, and again before it is
                packed.
              </p>
              <p>
                We would rather show one cloth well than a hundred in passing. That is why every product has
                more than one picture, a plain description, its price with all taxes included and the number
                of pieces that are left when there are only a few.
              </p>
            </>
          ),
        },
        {
          id: 'how-we-choose',
          title: 'How we choose',
          body: (
            <ul>
              <li>
                <strong>The weave first.</strong> We hold the cloth against the light, count the threads of
                the border and drape the pallu before we talk about a price.
              </li>
              <li>
                <strong>Names that mean something.</strong> A silk is called silk when it is silk. Blends,
                power-loom cloth and imitation zari are described as what they are.
              </li>
              <li>
                <strong>Colour as it is.</strong> We photograph in daylight. Screens differ, so ask us for a
                picture on WhatsApp when the exact shade matters.
              </li>
              <li>
                <strong>Where it comes from.</strong> Every product names its country of origin.
              </li>
            </ul>
          ),
        },
        {
          id: 'how-we-sell',
          title: 'How we sell',
          body: (
            <>
              <p>
                Shipping is free and the price that you see is the price that you pay. {paymentSentence(shop)}{' '}
                We do not hurry anybody: no countdowns, no boxes ticked for you, nothing put into your bag
                that you did not choose.
              </p>
              <p>
                When something is wrong with a piece, tell us; how that works is on the page{' '}
                <Link to="/Shipping-details">Shipping / Returns / Exchanges</Link>.
              </p>
            </>
          ),
        },
        {
          id: 'who-we-are',
          title: 'Who we are',
          body: (
            <>
              <p>
                {shop.name} is run by <strong>{sellerLine(shop)}</strong>.
                {shop.gstin && ` GSTIN ${shop.gstin}.`}
              </p>
              <ContactLines shop={shop} />
            </>
          ),
        },
      ]}
    >
      <p>
        <Link
          to="/new/$category/collections"
          params={{ category: 'all' }}
          className={buttonClass({ variant: 'primary', size: 'lg' })}
        >
          See the collection
        </Link>
      </p>
    </InfoPage>
  )
}
