import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { shopQuery } from '../../shop.queries.ts'
import { paymentSentence } from '../../waysToPay.rules.ts'
import { ContactLines } from './ContactLines.tsx'
import { InfoPage } from './InfoPage.tsx'
import { m } from './messages/pages.messages.ts'
import { sellerLine } from './reach.rules.ts'

export function AboutPage() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  return (
    <InfoPage
      title={m.about({ shop: shop.name })}
      eyebrow={m.ourShop()}
      intro={shop.tagline}
      sections={[
        {
          id: 'what-we-sell',
          title: m.whatWeSell(),
          body: (
            <>
              <p>{m.weSell({ shop: shop.name })}</p>
              <p>{m.oneClothWell()}</p>
            </>
          ),
        },
        {
          id: 'how-we-choose',
          title: m.howWeChoose(),
          body: (
            <ul>
              <li>
                <strong>{m.weave()}</strong> {m.weaveText()}
              </li>
              <li>
                <strong>{m.names()}</strong> {m.namesText()}
              </li>
              <li>
                <strong>{m.colour()}</strong> {m.colourText()}
              </li>
              <li>
                <strong>{m.origin()}</strong> {m.originText()}
              </li>
            </ul>
          ),
        },
        {
          id: 'how-we-sell',
          title: m.howWeSell(),
          body: (
            <>
              <p>
                {m.priceYouSee()} {paymentSentence(shop)} {m.noHurry()}
              </p>
              <p>
                <Sentence
                  text={m.somethingWrong({ page: '{page}' })}
                  parts={{ page: <Link to="/Shipping-details">{m.shippingTitle()}</Link> }}
                />
              </p>
            </>
          ),
        },
        {
          id: 'who-we-are',
          title: m.whoWeAre(),
          body: (
            <>
              <p>
                <Sentence
                  text={m.runBy({ shop: '{shop}', seller: '{seller}' })}
                  parts={{ shop: shop.name, seller: <strong>{sellerLine(shop)}</strong> }}
                />
                {shop.gstin && ` ${m.gstinIs({ gstin: shop.gstin })}`}
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
          {m.seeCollection()}
        </Link>
      </p>
    </InfoPage>
  )
}
