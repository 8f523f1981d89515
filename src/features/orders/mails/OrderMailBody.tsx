import { type MailShop, questions, seller } from '#/platform/mail/jobs/kinds.ts'
import { MailFrame } from '#/ui/mail/MailFrame.tsx'
import { MailButton, MailLines, MailLink, MailText } from '#/ui/mail/MailText.tsx'
import type { OrderMail } from './mailed.ts'
import { m } from './messages/mails.messages.ts'
import { NextSteps } from './NextSteps.tsx'
import { OrderDetails } from './OrderDetails.tsx'
import { PayByUpi } from './PayByUpi.tsx'

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
  const { enclosed } = mail
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
      <NextSteps steps={next} />
      <OrderDetails of={mail} origin={shop.origin} />
    </MailFrame>
  )
}
