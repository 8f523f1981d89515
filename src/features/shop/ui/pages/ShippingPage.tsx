import { useSuspenseQuery } from '@tanstack/react-query'
import { businessDays, daysOf, daysOnTheRoad, hoursOf, returnsClauses } from '../../policy.rules.ts'
import { shopQuery } from '../../shop.queries.ts'
import { takesUpi } from '../../waysToPay.rules.ts'
import { ContactLines, GrievanceOfficer } from './ContactLines.tsx'
import { InfoPage } from './InfoPage.tsx'
import { m } from './messages/pages.messages.ts'

/** Shipping / Returns / Exchanges (specification, section 9). */
export function ShippingPage() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const processing = businessDays(shop.processingDaysLeast, shop.processingDaysMost)
  const road = daysOnTheRoad(shop)
  const refund = businessDays(shop.refundDaysLeast, shop.refundDaysMost)
  return (
    <InfoPage
      title={m.shippingTitle()}
      eyebrow={m.policies()}
      intro={m.shippingIntro()}
      sections={[
        {
          id: 'shipping',
          title: m.shipping(),
          body: (
            <ul>
              <li>{m.shippingFree()}</li>
              <li>
                {m.processed({ days: processing })}
                {takesUpi(shop) && ` ${m.upiConfirmed()}`}
              </li>
              <li>{road ? m.onTheRoadUsually({ road }) : m.onTheRoad()}</li>
              <li>{m.beAtHome()}</li>
              <li>{m.filmParcel()}</li>
            </ul>
          ),
        },
        {
          id: 'returns',
          title: m.returns(),
          body: (
            <ul>
              {returnsClauses(shop, shop.damageHoursShipping).map((clause) => (
                <li key={clause}>{clause}</li>
              ))}
              <li>{m.fallAndPico()}</li>
            </ul>
          ),
        },
        {
          id: 'damage',
          title: m.damage(),
          body: <p>{m.damageText({ hours: hoursOf(shop.damageHoursShipping) })}</p>,
        },
        {
          id: 'how-to-return',
          title: m.howToReturn(),
          body: (
            <ol>
              <li>{m.whichAndWhy({ days: daysOf(shop.returnDays) })}</li>
              <li>{m.packIt()}</li>
              <li>{m.courierCollects()}</li>
              <li>{m.weLook()}</li>
            </ol>
          ),
        },
        {
          id: 'refunds',
          title: m.refunds(),
          body: <p>{m.refundsText({ days: refund })}</p>,
        },
        {
          id: 'exchanges',
          title: m.exchanges(),
          body: <p>{m.exchangesText({ days: daysOf(shop.returnDays) })}</p>,
        },
        {
          id: 'cancellations',
          title: m.cancellations(),
          body: <p>{m.cancellationsText()}</p>,
        },
        {
          id: 'questions',
          title: m.questions(),
          body: (
            <>
              <ContactLines shop={shop} />
              <GrievanceOfficer shop={shop} />
            </>
          ),
        },
      ]}
    />
  )
}
