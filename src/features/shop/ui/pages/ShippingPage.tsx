import { useSuspenseQuery } from '@tanstack/react-query'
import { shopQuery } from '../../shop.queries.ts'
import { takesUpi } from '../../waysToPay.rules.ts'
import { ContactLines, GrievanceOfficer } from './ContactLines.tsx'
import { englishBusinessDays, englishDaysOnTheRoad } from './englishDays.rules.ts'
import { InfoPage } from './InfoPage.tsx'
import { counted, returnsClauses } from './policy.rules.ts'

/** Shipping / Returns / Exchanges (specification, section 9). */
export function ShippingPage() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const processing = englishBusinessDays(shop.processingDaysLeast, shop.processingDaysMost)
  const road = englishDaysOnTheRoad(shop)
  const refund = englishBusinessDays(shop.refundDaysLeast, shop.refundDaysMost)
  return (
    <InfoPage
      title="Shipping / Returns / Exchanges"
      eyebrow="Policies"
      intro="How your order reaches you, and what happens when something is not right."
      sections={[
        {
          id: 'shipping',
          title: 'Shipping',
          body: (
            <ul>
              <li>Shipping is free on every order, to every PIN code in India that our couriers reach.</li>
              <li>
                Orders are processed in {processing}.
                {takesUpi(shop) &&
                  ' An order that is paid by UPI is processed once we have confirmed the payment.'}
              </li>
              <li>
                The time on the road depends on your PIN code{road && `: couriers usually take ${road}`}. You
                see the state of every order under My orders, and we gladly tell you where a parcel is.
              </li>
              <li>
                Somebody should be at home to take the parcel. The courier tries again before it comes back to
                us.
              </li>
              <li>Please film the opening of the parcel: it settles questions about damage at once.</li>
            </ul>
          ),
        },
        {
          id: 'returns',
          title: 'Returns',
          body: (
            <ul>
              {returnsClauses(shop, shop.damageHoursShipping).map((clause) => (
                <li key={clause}>{clause}</li>
              ))}
              <li>
                A saree on which fall and pico work was done, or a length that was cut or stitched, is yours:
                it cannot be returned unless it is faulty.
              </li>
            </ul>
          ),
        },
        {
          id: 'damage',
          title: 'Damaged, faulty or wrong items',
          body: (
            <p>
              Report them within {counted(shop.damageHoursShipping, 'hour')} of delivery, with your order id
              and two or three pictures: the parcel, the label and the fault. You then choose between a
              replacement, while we have one, and a refund.
            </p>
          ),
        },
        {
          id: 'how-to-return',
          title: 'How to return',
          body: (
            <ol>
              <li>
                Tell us within {counted(shop.returnDays, 'day')} of delivery which item comes back and why.
              </li>
              <li>Pack it with its tags and, if you can, in the paper it came in.</li>
              <li>Our courier collects it. Where none does, we ask you to send it by post to our address.</li>
              <li>We look at it when it arrives and write to you.</li>
            </ol>
          ),
        },
        {
          id: 'refunds',
          title: 'Refunds',
          body: (
            <p>
              Refunds take {refund} from the day the item reaches us. Prepaid orders are refunded to the
              original payment method. For cash on delivery you get a coupon code for your next order.
            </p>
          ),
        },
        {
          id: 'exchanges',
          title: 'Exchanges',
          body: (
            <p>
              A garment that does not fit can be exchanged for another size within{' '}
              {counted(shop.returnDays, 'day')} of delivery while we have that size. If it is sold out, the
              item counts as a return. An exchanged item can be exchanged once.
            </p>
          ),
        },
        {
          id: 'cancellations',
          title: 'Cancellations',
          body: (
            <p>
              An order can be cancelled until it is handed to the courier; what was paid is refunded in full.
              Write to us with the order id.
            </p>
          ),
        },
        {
          id: 'questions',
          title: 'Questions',
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
