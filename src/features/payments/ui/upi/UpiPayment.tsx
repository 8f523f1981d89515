import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Order } from '#/features/orders/schema/orders.schema.ts'
import { CopyText } from '#/features/orders/ui/CopyText.tsx'
import { formatRupees } from '#/platform/money/money.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { m } from '../../messages/payments.messages.ts'
import { isUpiUnset, qrAddress, upiQuery } from '../../upi/upi.queries.ts'
import { givenReference } from '../../upi/upi.rules.ts'
import type { UpiPayment as UpiDetails } from '../../upi/upi.schema.ts'
import { Arrived } from '../arrival/Arrived.tsx'
import { useArrival } from '../arrival/useArrival.ts'
import { ReferenceForm } from './ReferenceForm.tsx'

/** px; at this size phones read the code from a laptop's screen at arm's length. */
const QR_SIZE = 232

/**
 * Paying a pending order by UPI. On a phone, which cannot scan itself, its own app stands first where that takes the link (some refuse
 * personal ids), elsewhere the code, which every app takes; then the id to type in. Once the reference is there, nothing asks for money again. That money arrived is said when the shop has seen it at the bank, never on the browser's word.
 */
export function UpiPayment({ order }: { order: Order }) {
  const isAwaited = order.actions.includes('giveReference')
  const panel = useRef<HTMLDivElement>(null)
  const arrival = useArrival(order, isAwaited, panel)
  if (!isAwaited && !arrival.hasArrived) return null
  return (
    <>
      <Arrived order={order} {...arrival} />
      <div ref={panel}>{isAwaited && <UpiPanel order={order} />}</div>
    </>
  )
}

function UpiPanel({ order }: { order: Order }) {
  const { data: upi, error } = useQuery(upiQuery(order._id))
  const { advance } = order.paymentId
  const known = givenReference(order.paymentId)
  const heading = useFocusOnceThere(known !== null)
  if (isUpiUnset(error)) return <Callout tone="warning">{error.message}</Callout>
  const amount = formatRupees(advance?.amount ?? order.paymentId.amount)
  const way = <UpiWays order={order} upi={upi} amount={amount} />
  return (
    <section
      aria-labelledby="pay-by-upi"
      className="overflow-hidden rounded-lg border border-line bg-surface text-start shadow-sm"
    >
      <span className="zari-line" aria-hidden />
      {known ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-[20px] md:p-7">
          <h2 ref={heading} id="pay-by-upi" tabIndex={-1} className="scroll-mt-24 text-2xl">
            {advance ? m.firstPart() : m.yourPayment()}
          </h2>
          <ReferenceForm orderId={order._id} known={known} />
          <details className="rounded-md border border-line px-4 py-3">
            <summary className="min-h-11 cursor-pointer content-center font-semibold">{m.seeAgain()}</summary>
            <div className="mt-3 grid justify-items-center gap-3">{way}</div>
          </details>
        </div>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 p-[20px] md:grid-cols-[auto_minmax(0,1fr)] md:gap-8 md:p-7">
          <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 md:content-start md:grid-cols-[auto]">
            <h2 id="pay-by-upi" className="text-2xl">
              {advance ? m.payFirstPart() : m.payByUpi()}
            </h2>
            {way}
          </div>
          <div className="grid content-start gap-5">
            {upi?.confirms === 'notNow' && (
              <Callout tone="info" title={m.sendThisTime()}>
                {m.notByThemselves()}
              </Callout>
            )}
            {upi?.confirms === 'byItself' ? (
              <SelfConfirmed order={order} />
            ) : (
              <>
                <ol className="list-decimal space-y-1.5 ps-5 text-ink-soft marker:text-ink-faint">
                  <li>
                    <Sentence
                      text={m.scanOrPay({ orHere: '{orHere}' })}
                      parts={{ orHere: <span className="md:hidden">{m.orHere()}</span> }}
                    />
                  </li>
                  <li>{m.checkAndPay()}</li>
                  <li>{m.copyReference()}</li>
                </ol>
                <ReferenceForm orderId={order._id} known={known} />
              </>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

/** The form that a reference was sent with is gone, and the focus with it: it goes on where the answer stands. */
function useFocusOnceThere(isThere: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const was = useRef(isThere)
  useEffect(() => {
    if (isThere && !was.current && document.activeElement === document.body) heading.current?.focus()
    was.current = isThere
  }, [isThere])
  return heading
}

interface UpiWaysProps {
  order: Order
  upi: UpiDetails | undefined
  /** As it is said. */
  amount: string
}

/** Amount, link, code and id; the link first on a phone whose apps take it. */
function UpiWays({ order, upi, amount }: UpiWaysProps) {
  const link = upi && (
    <a
      href={upi.link}
      className={buttonClass(
        { variant: upi.linkMayFail ? 'secondary' : 'primary', size: 'lg', block: true },
        'md:hidden',
      )}
    >
      {m.payInApp()}
    </a>
  )
  return (
    <>
      <p className="text-2xl font-semibold tabular-nums max-md:text-[min(var(--text-2xl),12vw)]">{amount}</p>
      {!upi?.linkMayFail && link}
      <img
        src={qrAddress(order._id)}
        width={QR_SIZE}
        height={QR_SIZE}
        alt={upi ? m.qrAlt({ amount, upiId: upi.upiId }) : m.qrAltAlone({ amount })}
        className="rounded-md border border-line bg-white p-1"
      />
      {upi && (
        <p className="text-center text-sm text-ink-soft">
          {m.toPayee({ payee: upi.payeeName })}
          <br />
          <strong className="text-base text-ink">
            <CopyText text={upi.upiId} name={m.upiId()} />
          </strong>
        </p>
      )}
      {upi?.linkMayFail && (
        <>
          {link}
          <p className="text-center text-sm text-ink-soft md:hidden">{m.refuseLink()}</p>
        </>
      )}
    </>
  )
}

/** Paying with a code that the payment provider watches: there is nothing to copy, unless it was paid in another way. */
function SelfConfirmed({ order }: { order: Order }) {
  return (
    <>
      <ol className="list-decimal space-y-1.5 ps-5 text-ink-soft marker:text-ink-faint">
        <li>
          <Sentence
            text={m.scan({ orHere: '{orHere}' })}
            parts={{ orHere: <span className="md:hidden">{m.orHere()}</span> }}
          />
        </li>
        <li>{m.checkAndPay()}</li>
        <li>{m.thatIsAll()}</li>
      </ol>
      <details className="rounded-md border border-line px-4 py-3">
        <summary className="min-h-11 cursor-pointer content-center font-semibold">
          {m.nothingHappens()}
        </summary>
        <div className="mt-3">
          <ReferenceForm orderId={order._id} known={order.paymentId.reference} />
        </div>
      </details>
    </>
  )
}
