import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PasswordDialog } from '#/features/accounts/ui/security/PasswordDialog.tsx'
import { formatRupees } from '#/platform/money/money.ts'
import { formatIndiaDay } from '#/platform/time/india.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { soldCardsQuery, useApproveGiftCard, useRefundGiftCard } from '../../gifts/giftPurchases.queries.ts'
import type { SoldCard } from '../../gifts/giftPurchases.schema.ts'
import { m } from '../../messages/payments.messages.ts'
import { purchaseStates } from './GiftPurchases.tsx'

/** Gift cards that customers bought: whose money is to be looked for, and to whom money goes back. Nothing where there are none. */
export function SoldGiftCards() {
  const { data: sold, isError, isFetching, refetch } = useQuery(soldCardsQuery)
  const [chosen, setChosen] = useState<SoldCard>()
  const approve = useApproveGiftCard()
  const refund = useRefundGiftCard()
  if (isError && !sold) {
    return <ErrorState title={m.soldNotLoaded()} onRetry={() => void refetch()} retrying={isFetching} />
  }
  if (!sold || sold.length === 0) return null
  const isRefund = chosen?.state === 'owed'
  const amount = formatRupees(chosen?.value ?? 0)
  return (
    <section aria-labelledby="bought-online" className="mb-8">
      <h2 id="bought-online" className="mb-3 text-xl">
        {m.soldOnline()}
      </h2>
      <Table caption={m.giftCardsSold()}>
        <thead>
          <tr>
            <Th>{m.number()}</Th>
            <Th numeric>{m.value()}</Th>
            <Th>{m.state()}</Th>
            <Th>{m.upiReference()}</Th>
            <Th>{m.buyer()}</Th>
            <Th>{m.for()}</Th>
            <Th>{m.on()}</Th>
            <Th>
              <span className="sr-only">{m.whatCanBeDone()}</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {sold.map((card) => (
            <tr key={card._id}>
              <Td label={m.number()} className="font-semibold tabular-nums">
                {card.number}
              </Td>
              <Td label={m.value()} numeric>
                {formatRupees(card.value)}
              </Td>
              <Td label={m.state()}>
                <Badge tone={card.redeemed ? 'success' : purchaseStates[card.state].tone}>
                  {card.redeemed ? m.redeemed() : purchaseStates[card.state].text()}
                </Badge>
              </Td>
              <Td label={m.upiReference()} className="tabular-nums">
                {card.reference ?? <span className="text-ink-faint">{m.noneYet()}</span>}
              </Td>
              <Td label={m.buyer()} className="wrap-anywhere">
                {card.buyer || m.formerCustomer()}
              </Td>
              <Td label={m.for()} className="wrap-anywhere">
                {card.recipientEmail || 'N/A'}
              </Td>
              <Td label={m.on()}>{formatIndiaDay(card.sendOn)}</Td>
              <Td className="max-md:empty:hidden!">
                {(card.state === 'awaited' || card.state === 'owed') && (
                  <Button size="sm" variant="secondary" onClick={() => setChosen(card)}>
                    {card.state === 'owed' ? m.moneySentBack() : m.approve()}
                    <span className="sr-only"> {m.ofGiftCard({ number: card.number })}</span>
                  </Button>
                )}
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <PasswordDialog
        open={chosen !== undefined}
        title={
          isRefund
            ? m.hasGoneBack({ number: chosen.number })
            : m.approveGiftCard({ number: chosen?.number ?? '' })
        }
        text={
          isRefund
            ? chosen.buyer
              ? m.sendFirst({ amount, buyer: chosen.buyer })
              : m.sendFirstToBuyer({ amount })
            : chosen?.reference
              ? m.shouldBeThereWith({ amount, number: chosen.number, reference: chosen.reference })
              : m.shouldBeThere({ amount, number: chosen?.number ?? '' })
        }
        confirmLabel={isRefund ? m.itHasGoneBack() : m.moneyIsThere()}
        onConfirm={async (currentPassword) => {
          if (!chosen) return
          const which = { _id: chosen._id, currentPassword }
          await (isRefund ? refund.mutateAsync(which) : approve.mutateAsync(which))
          setChosen(undefined)
          toast.success(isRefund ? m.writtenDown() : m.paymentApproved())
        }}
        onClose={() => setChosen(undefined)}
      />
    </section>
  )
}
