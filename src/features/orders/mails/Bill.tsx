import { Column } from '@react-email/column'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { formatPaise } from '#/platform/money/money.ts'
import { mailStyle } from '#/ui/mail/mailStyle.ts'
import { isCharged, isDue } from '../rules/life.rules.ts'
import { offersText } from '../rules/lineMoney.rules.ts'
import { methodFacts } from '../rules/payments.rules.ts'
import type { OrderRecord } from './mailed.ts'
import { m } from './messages/mails.messages.ts'

const plain = { ...mailStyle.text, margin: 0, fontSize: '15px' }
const rule = { borderTop: '1px solid #e8dcc0', paddingTop: '8px' }

/** What the order costs, in the words of its page, and how it is paid. */
export function Bill({
  bill,
  offers,
  payment,
  status,
}: Pick<OrderRecord, 'bill' | 'offers' | 'payment' | 'status'>) {
  const isAllCredit = bill.creditPaise > 0 && bill.duePaise === 0 && payment.status === 'Completed'
  const isOrderCharged = isCharged({ status, payment })
  const way = isAllCredit ? m.storeCredit() : methodFacts[payment.type].text
  return (
    <Section style={rule} className="mail-line">
      <Amount name={m.subTotal()} paise={bill.subTotalPaise} />
      {bill.discountPaise > 0 && <Amount name={offersText(offers)} paise={-bill.discountPaise} />}
      <Amount name={m.tax()} paise={bill.taxPaise} />
      <Amount name={m.grandTotal()} paise={bill.grandTotalPaise} isTotal />
      {bill.creditPaise > 0 && (
        <>
          <Amount name={m.paidByCredit()} paise={-bill.creditPaise} />
          {isOrderCharged && (
            <Amount
              name={payment.status === 'Completed' ? m.paidBesides() : m.leftToPay()}
              paise={bill.duePaise}
              isTotal
            />
          )}
        </>
      )}
      {bill.advancePaise !== undefined && (
        <>
          {(isOrderCharged || bill.isAdvanceThere) && (
            <Amount name={bill.isAdvanceThere ? m.paidFirst() : m.firstPart()} paise={bill.advancePaise} />
          )}
          {isOrderCharged && (
            <Amount name={m.atDelivery()} paise={bill.duePaise - bill.advancePaise} isTotal />
          )}
        </>
      )}
      <Text style={{ ...mailStyle.small, margin: '8px 0 0' }} className="mail-soft">
        {payment.status === 'Completed'
          ? m.wayPaid({ way })
          : isDue({ status, payment }) && !bill.isAdvanceThere
            ? m.wayNotPaid({ way })
            : way}
      </Text>
    </Section>
  )
}

function Amount({ name, paise, isTotal }: { name: string; paise: number; isTotal?: boolean }) {
  const style = isTotal ? { ...plain, fontWeight: 700 } : plain
  return (
    <Row>
      <Column>
        <Text style={style} className="mail-ink">
          {name}
        </Text>
      </Column>
      <Column align="right">
        <Text style={style} className="mail-ink">
          {formatPaise(paise)}
        </Text>
      </Column>
    </Row>
  )
}
