import { useSuspenseQuery } from '@tanstack/react-query'
import { shopQuery } from '../../shop.queries.ts'
import { ContactLines, GrievanceOfficer } from './ContactLines.tsx'
import { InfoPage } from './InfoPage.tsx'
import { sellerLine } from './reach.rules.ts'

export function PrivacyPage() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  return (
    <InfoPage
      title="Privacy policy"
      eyebrow="Policies"
      intro="Which personal data this shop keeps, why, for how long, and what you can ask of us."
      sections={[
        {
          id: 'who',
          title: 'Who is responsible',
          body: (
            <p>
              <strong>{sellerLine(shop)}</strong>, is the data fiduciary under the Digital Personal Data
              Protection Act, 2023 (DPDP Act).
            </p>
          ),
        },
        {
          id: 'what',
          title: 'What we keep, and what for',
          body: (
            <ul>
              <li>
                <strong>Account:</strong> name, e-mail address, contact number and, if you add one, a picture:
                to know you when you come back. Your password is kept only as a hash from which it cannot be
                read.
              </li>
              <li>
                <strong>Bag and wishlist:</strong> what you put there, so that you find it on every device.
              </li>
              <li>
                <strong>Orders:</strong> billing address, items, amounts and payment state: to deliver, to
                settle returns and because tax law asks for it.
              </li>
              <li>
                <strong>Reviews:</strong> your comment and rating, shown to everybody with your name. Your
                e-mail address is not shown.
              </li>
              <li>
                <strong>Sign-in records:</strong> time, address and kind of browser of your sessions: to end
                them when you log out and to notice misuse.
              </li>
              <li>
                <strong>Mails:</strong> what we wrote to you about your account and orders. No newsletters
                that you did not ask for.
              </li>
            </ul>
          ),
        },
        {
          id: 'cookies',
          title: 'Cookies and browser storage',
          body: (
            <>
              <p>
                One cookie, and only when you log in: it holds your session, cannot be read by scripts and is
                not used to follow you elsewhere. There are no advertising or analytics cookies, which is why
                no banner asks you about them.
              </p>
              <p>
                Your browser also keeps small notes that hold no personal data: which products are in your bag
                and on your wishlist (cart-..., wishlist-...), whether an order was just placed (showThankYou,
                thankYouOrder, orderPlacedOnce) and, until you close the tab, the products you looked at last.
              </p>
              {shop.rememberCheckout && (
                <p>
                  What you type at the checkout stays in that tab, so that a reload loses nothing: until you
                  order, log out or close the tab. How you pay is not among it.
                </p>
              )}
              <p>
                Pages of the shop that you have seen stay in your browser for up to a week, so that you can
                read them without a connection.
                {shop.saveOwnPages &&
                  ' So do your wishlist and your orders while you are logged in; they are deleted when you log out, when somebody else logs in, or when your session ends.'}
              </p>
            </>
          ),
        },
        {
          id: 'others',
          title: 'Who else sees it',
          body: (
            <>
              <ul>
                <li>Couriers get the name, address and number on the parcel.</li>
                <li>
                  Payment services get what they need to move the money: your bank and UPI app or, if you pay
                  by card, the card payment provider. We never see card numbers or UPI PINs.
                </li>
                <li>
                  Google, only if you choose to log in with Google: that you do so. We receive your name and
                  e-mail.
                </li>
                <li>WhatsApp, only if you open a chat with us.</li>
                <li>Services that run our servers and send our mails, on our instructions only.</li>
                <li>Authorities, when the law obliges us.</li>
              </ul>
              <p>We do not sell personal data and do not build advertising profiles.</p>
            </>
          ),
        },
        {
          id: 'how-long',
          title: 'How long',
          body: (
            <ul>
              <li>Account, bag, wishlist: until you ask us to erase the account.</li>
              <li>
                Orders and invoices: as long as tax law requires, at present 72 months after the annual return
                of that year was due.
              </li>
              <li>Reviews: until you or we remove them.</li>
              <li>Links for resetting a password: 15 minutes.</li>
            </ul>
          ),
        },
        {
          id: 'rights',
          title: 'Your rights',
          body: (
            <>
              <p>Under the DPDP Act you can</p>
              <ul>
                <li>know which of your data we keep, and get a copy;</li>
                <li>
                  have it corrected or completed; name and contact you can change yourself under Edit profile;
                </li>
                <li>have it erased, unless a law makes us keep it;</li>
                <li>withdraw a consent as easily as you gave it;</li>
                <li>name a person who exercises these rights if you die or cannot act yourself;</li>
                <li>complain to us and, if that does not help, to the Data Protection Board of India.</li>
              </ul>
              <ContactLines shop={shop} />
              <GrievanceOfficer shop={shop} />
            </>
          ),
        },
        {
          id: 'security',
          title: 'Security',
          body: (
            <p>
              Connections are encrypted, passwords hashed, and only those who need it for their work can see
              orders. Should data get into wrong hands nevertheless, we tell you and the Data Protection Board
              without delay.
            </p>
          ),
        },
        {
          id: 'children',
          title: 'Children',
          body: <p>The shop is meant for adults. We do not knowingly keep data of anybody under 18.</p>,
        },
      ]}
    />
  )
}
