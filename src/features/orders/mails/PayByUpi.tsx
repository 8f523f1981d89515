import type { MailAttachment } from '#/platform/mail/mailer.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { MailPicture } from '#/ui/mail/MailPicture.tsx'
import { MailHeading, MailSmall, MailText } from '#/ui/mail/MailText.tsx'
import type { MailedUpi } from './mailed.ts'

/** The name under which the text shows the picture that goes along. */
const QR_CID = 'upi-qr'

/** The code as a picture within the mail: one at an address of the shop would be anybody's who knows it. */
export const qrAttachment = ({ qr }: MailedUpi): MailAttachment => ({
  filename: 'upi-qr.png',
  contentType: 'image/png',
  content: qr,
  cid: QR_CID,
})

/** px; phones read it from a laptop's screen at arm's length. */
const QR_SIZE = 200

/** What a UPI app needs: the code, and for those who read the mail on the phone they pay with, what to type. */
export function PayByUpi({ upi }: { upi: MailedUpi }) {
  const amount = formatPaise(upi.amountPaise)
  return (
    <>
      <MailHeading>Pay {amount} by UPI</MailHeading>
      <MailPicture
        src={`cid:${QR_CID}`}
        alt={`QR code: pay ${amount} to ${upi.upiId} by UPI`}
        width={QR_SIZE}
        height={QR_SIZE}
        // White in the dark as well: a code is read by its contrast.
        style={{ backgroundColor: '#ffffff', border: '1px solid #e8dcc0', marginBottom: '12px' }}
      />
      <MailText>
        Pay to: <strong>{upi.upiId}</strong> ({upi.payeeName})
      </MailText>
      <MailSmall>
        Enter the 12-digit reference (UTR) that your app shows on the page of your order: it tells us which
        payment is yours.
      </MailSmall>
    </>
  )
}
