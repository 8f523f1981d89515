import type { MailAttachment } from '#/platform/mail/mailer.ts'
import { formatPaise } from '#/platform/money/money.ts'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { MailPicture } from '#/ui/mail/MailPicture.tsx'
import { MailHeading, MailSmall, MailText } from '#/ui/mail/MailText.tsx'
import type { MailedUpi } from './mailed.ts'
import { m } from './messages/mails.messages.ts'

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
      <MailHeading>{m.payByUpi({ amount })}</MailHeading>
      <MailPicture
        src={`cid:${QR_CID}`}
        alt={m.qrCode({ amount, upiId: upi.upiId })}
        width={QR_SIZE}
        height={QR_SIZE}
        // White in the dark as well: a code is read by its contrast. Its words stand there in ink while pictures are not shown.
        style={{
          backgroundColor: '#ffffff',
          color: '#2b1a2c',
          fontFamily: 'Arial, sans-serif',
          fontSize: '14px',
          lineHeight: '20px',
          border: '1px solid #e8dcc0',
          marginBottom: '12px',
        }}
      />
      <MailText>
        <Sentence
          text={m.payTo({ upiId: '{upiId}', name: '{name}' })}
          parts={{ upiId: <strong>{upi.upiId}</strong>, name: upi.payeeName }}
        />
      </MailText>
      <MailSmall>{m.enterReference()}</MailSmall>
    </>
  )
}
