import { Column } from '@react-email/column'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { formatPaise } from '#/platform/money/money.ts'
import { MailPicture } from '#/ui/mail/MailPicture.tsx'
import { MailLink } from '#/ui/mail/MailText.tsx'
import { mailPicture } from '#/ui/mail/mailPicture.ts'
import { mailStyle } from '#/ui/mail/mailStyle.ts'
import { type OrderStatus, returnedLabel } from '../rules/statuses.rules.ts'
import type { MailedPiece, OrderRecord } from './mailed.ts'
import { m } from './messages/mails.messages.ts'

/** px; half of the narrowest copy that is kept, for screens with two dots to a pixel. */
const PICTURE_WIDTH = 80

const line = { ...mailStyle.small, margin: 0 }
const strong = { ...mailStyle.text, margin: 0, wordBreak: 'break-word' } as const
const cell = { padding: '10px 0', verticalAlign: 'top' } as const

interface Props extends Pick<OrderRecord, 'pieces' | 'status'> {
  origin: string
}

/** What was ordered, with pictures, as it was then; names lead to pages, where pieces take reviews. Amounts stand below names: beside them no name fits on a phone. */
export function PieceList({ pieces, status, origin }: Props) {
  return (
    <Section>
      {pieces.map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order keep their place, and two may be alike
        <Row key={at}>
          {piece.image && (
            <Column style={{ ...cell, width: `${PICTURE_WIDTH + 16}px` }}>
              <MailPicture
                src={mailPicture(piece.image, PICTURE_WIDTH * 2, origin)}
                alt=""
                width={PICTURE_WIDTH}
              />
            </Column>
          )}
          <Column style={cell}>
            <Text style={strong} className="mail-ink">
              {piece.slug ? (
                <MailLink href={`${origin}/details/${piece.slug}`}>{piece.name}</MailLink>
              ) : (
                piece.name
              )}
            </Text>
            {aboutPiece(piece, status).map((words) => (
              <Text key={words} style={line} className="mail-soft">
                {words}
              </Text>
            ))}
            <Text style={{ ...strong, fontWeight: 700 }} className="mail-ink">
              {formatPaise(piece.pricePaise * piece.quantity)}
            </Text>
          </Column>
        </Row>
      ))}
    </Section>
  )
}

/** What stands below its name. */
function aboutPiece(piece: MailedPiece, status: OrderStatus): string[] {
  const { size, quantity, pricePaise, cancelled, returned } = piece
  const asked = quantity + cancelled
  return [
    size && m.size({ size }),
    asked > 1 && m.piecesAt({ pieces: asked, price: formatPaise(pricePaise) }),
    cancelled > 0 && m.someCancelled({ pieces: cancelled }),
    returned > 0 && `${returned} ${returnedLabel(status).toLowerCase()}`,
  ].filter((words): words is string => Boolean(words))
}
