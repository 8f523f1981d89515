import { Column } from '@react-email/column'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { formatPaise } from '#/platform/money/money.ts'
import { mailStyle } from '#/ui/mail/mailStyle.ts'
import { isDue } from '../rules/life.rules.ts'
import { offersText } from '../rules/lineMoney.rules.ts'
import { methodFacts } from '../rules/payments.rules.ts'
import type { OrderMail } from './mailed.ts'

const plain = { ...mailStyle.text, margin: 0, fontSize: '15px' }
const rule = { borderTop: '1px solid #e8dcc0', paddingTop: '8px' }

/** What the order costs, in the words of its page, and how it is paid. */
export function Bill({
  bill,
  offers,
  payment,
  status,
}: Pick<OrderMail, 'bill' | 'offers' | 'payment' | 'status'>) {
  const isAllCredit = bill.creditPaise > 0 && bill.duePaise === 0 && payment.status === 'Completed'
  return (
    <Section style={rule} className="mail-line">
      <Amount name="Sub-total" paise={bill.subTotalPaise} />
      {bill.discountPaise > 0 && <Amount name={offersText(offers)} paise={-bill.discountPaise} />}
      <Amount name="Tax" paise={bill.taxPaise} />
      <Amount name="Grand total" paise={bill.grandTotalPaise} isTotal />
      {bill.creditPaise > 0 && (
        <>
          <Amount name="Paid by store credit" paise={-bill.creditPaise} />
          <Amount
            name={payment.status === 'Completed' ? 'Paid besides' : 'Left to pay'}
            paise={bill.duePaise}
            isTotal
          />
        </>
      )}
      <Text style={{ ...mailStyle.small, margin: '8px 0 0' }} className="mail-soft">
        {isAllCredit ? 'Store credit' : methodFacts[payment.type].text}
        {payment.status === 'Completed' && ', paid'}
        {isDue({ status, payment }) && ', not paid yet'}
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
