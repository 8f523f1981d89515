import { MailHeading, MailLines } from '#/ui/mail/MailText.tsx'
import { Bill } from './Bill.tsx'
import type { OrderRecord } from './mailed.ts'
import { m } from './messages/mails.messages.ts'
import { PieceList } from './PieceList.tsx'

interface Props {
  of: OrderRecord
  /** The shop's pages in the language of the mail. */
  origin: string
}

/** The order itself below what a mail tells of it: its pieces, what they cost and where they go. */
export function OrderDetails({ of, origin }: Props) {
  const { number, status, pieces, bill, offers, payment, address, deliveryAddress } = of
  const to = deliveryAddress ?? address
  return (
    <>
      <MailHeading>{m.order({ number })}</MailHeading>
      <PieceList pieces={pieces} status={status} origin={origin} />
      <Bill bill={bill} offers={offers} payment={payment} status={status} />
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
    </>
  )
}
