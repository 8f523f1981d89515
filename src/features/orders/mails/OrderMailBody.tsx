import { type MailShop, questions, seller } from '#/platform/mail/jobs/kinds.ts'
import { MailFrame } from '#/ui/mail/MailFrame.tsx'
import { MailButton, MailHeading, MailLines, MailLink, MailText } from '#/ui/mail/MailText.tsx'
import { Bill } from './Bill.tsx'
import type { OrderMail } from './mailed.ts'
import { m } from './messages/mails.messages.ts'
import { PayByUpi } from './PayByUpi.tsx'
import { PieceList } from './PieceList.tsx'

interface Props {
  mail: OrderMail
  shop: MailShop
  title: string
  says: string
  /** What happens after this, step by step. */
  next: readonly string[]
  /** The carrier's page about the parcel. */
  parcel?: string | false | null | undefined
}

/** A mail about an order: what happened, what comes next, and the order itself, so that the mail can be kept as its record. */
export function OrderMailBody({ mail, shop, title, says, next, parcel }: Props) {
  const { enclosed, address, deliveryAddress } = mail
  const to = deliveryAddress ?? address
  return (
    <MailFrame
      sender={shop}
      preview={says}
      title={title}
      footer={`${m.whyThisMail({ seller: seller(shop) })}${questions(shop)}`}
    >
      <MailText>{says}</MailText>
      {parcel && (
        <MailText>
          <MailLink href={parcel}>{m.followAt({ carrier: mail.carrier ?? '' })}</MailLink>
        </MailText>
      )}
      {mail.note && <MailLines of={mail.note} />}
      {enclosed.upi && <PayByUpi upi={enclosed.upi} />}
      <MailButton href={`${shop.origin}/order/view/${mail.orderId}`}>{m.seeOrder()}</MailButton>
      {next.length > 0 && (
        <>
          <MailHeading>{m.whatNext()}</MailHeading>
          <MailLines of={next.map((step, at) => `${at + 1}. ${step}`)} />
        </>
      )}
      <MailHeading>{m.order({ number: mail.number })}</MailHeading>
      <PieceList pieces={mail.pieces} status={mail.status} origin={shop.origin} />
      <Bill bill={mail.bill} offers={mail.offers} payment={mail.payment} status={mail.status} />
      <MailHeading>{m.goesTo()}</MailHeading>
      <MailLines
        of={[
          to.name,
          deliveryAddress ? '' : address.companyName,
          to.address,
          `${to.city}, ${to.state} ${to.zipCode}`,
          to.contact,
        ].filter(Boolean)}
      />
    </MailFrame>
  )
}
