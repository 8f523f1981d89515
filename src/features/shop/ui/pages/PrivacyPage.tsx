import { useSuspenseQuery } from '@tanstack/react-query'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { shopQuery } from '../../shop.queries.ts'
import { ContactLines, GrievanceOfficer } from './ContactLines.tsx'
import { InfoPage } from './InfoPage.tsx'
import { m as ofPages } from './messages/pages.messages.ts'
import { m } from './privacy/messages/privacy.messages.ts'
import { sellerLine } from './reach.rules.ts'

export function PrivacyPage() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  return (
    <InfoPage
      title={m.title()}
      eyebrow={ofPages.policies()}
      intro={m.intro()}
      sections={[
        {
          id: 'who',
          title: m.who(),
          body: (
            <p>
              <Sentence
                text={m.fiduciary({ seller: '{seller}' })}
                parts={{ seller: <strong>{sellerLine(shop)}</strong> }}
              />
            </p>
          ),
        },
        {
          id: 'what',
          title: m.what(),
          body: (
            <ul>
              <li>
                <strong>{m.account()}</strong> {m.accountText()}
              </li>
              <li>
                <strong>{m.bag()}</strong> {m.bagText()}
              </li>
              <li>
                <strong>{m.orders()}</strong> {m.ordersText()}
              </li>
              <li>
                <strong>{m.reviews()}</strong> {m.reviewsText()}
              </li>
              <li>
                <strong>{m.signIns()}</strong> {m.signInsText()}
              </li>
              <li>
                <strong>{m.mails()}</strong> {m.mailsText()}
              </li>
            </ul>
          ),
        },
        {
          id: 'cookies',
          title: m.cookies(),
          body: (
            <>
              <p>{m.oneCookie()}</p>
              <p>{m.smallNotes()}</p>
              {shop.rememberCheckout && <p>{m.checkoutInTab()}</p>}
              <p>
                {m.savedPages()}
                {shop.saveOwnPages && ` ${m.savedOwnPages()}`}
              </p>
            </>
          ),
        },
        {
          id: 'others',
          title: m.others(),
          body: (
            <>
              <ul>
                <li>{m.couriers()}</li>
                <li>{m.payments()}</li>
                <li>{m.google()}</li>
                <li>{m.whatsapp()}</li>
                <li>{m.services()}</li>
                <li>{m.authorities()}</li>
              </ul>
              <p>{m.noSelling()}</p>
            </>
          ),
        },
        {
          id: 'how-long',
          title: m.howLong(),
          body: (
            <ul>
              <li>{m.accountLong()}</li>
              <li>{m.ordersLong()}</li>
              <li>{m.reviewsLong()}</li>
              <li>{m.linksLong()}</li>
            </ul>
          ),
        },
        {
          id: 'rights',
          title: m.rights(),
          body: (
            <>
              <p>{m.youCan()}</p>
              <ul>
                <li>{m.know()}</li>
                <li>{m.correct()}</li>
                <li>{m.erase()}</li>
                <li>{m.withdraw()}</li>
                <li>{m.nominate()}</li>
                <li>{m.complain()}</li>
              </ul>
              <ContactLines shop={shop} />
              <GrievanceOfficer shop={shop} />
            </>
          ),
        },
        {
          id: 'security',
          title: m.security(),
          body: <p>{m.securityText()}</p>,
        },
        {
          id: 'children',
          title: m.children(),
          body: <p>{m.childrenText()}</p>,
        },
      ]}
    />
  )
}
