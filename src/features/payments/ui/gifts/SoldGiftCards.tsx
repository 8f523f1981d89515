import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PasswordDialog } from '#/features/accounts/ui/security/PasswordDialog.tsx'
import { orderDay } from '#/features/orders/ui/orderDay.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { soldCardsQuery, useApproveGiftCard, useRefundGiftCard } from '../../gifts/giftPurchases.queries.ts'
import type { SoldCard } from '../../gifts/giftPurchases.schema.ts'
import { purchaseStates } from './GiftPurchases.tsx'

/** Gift cards that customers bought: whose money is to be looked for, and to whom money goes back. Nothing where there are none. */
export function SoldGiftCards() {
  const { data: sold, isError, isFetching, refetch } = useQuery(soldCardsQuery)
  const [chosen, setChosen] = useState<SoldCard>()
  const approve = useApproveGiftCard()
  const refund = useRefundGiftCard()
  if (isError && !sold) {
    return (
      <ErrorState
        title="The gift cards that were bought could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!sold || sold.length === 0) return null
  const isRefund = chosen?.state === 'owed'
  return (
    <section aria-labelledby="bought-online" className="mb-8">
      <h2 id="bought-online" className="mb-3 text-xl">
        Bought online
      </h2>
      <Table caption="Gift cards that were bought online">
        <thead>
          <tr>
            <Th>Number</Th>
            <Th numeric>Value</Th>
            <Th>State</Th>
            <Th>UPI reference</Th>
            <Th>Buyer</Th>
            <Th>For</Th>
            <Th>On</Th>
            <Th>
              <span className="sr-only">What can be done</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {sold.map((card) => (
            <tr key={card._id}>
              <Td label="Number" className="font-semibold tabular-nums">
                {card.number}
              </Td>
              <Td label="Value" numeric>
                {formatRupees(card.value)}
              </Td>
              <Td label="State">
                <Badge tone={card.redeemed ? 'success' : purchaseStates[card.state].tone}>
                  {card.redeemed ? 'Redeemed' : purchaseStates[card.state].text}
                </Badge>
              </Td>
              <Td label="UPI reference" className="tabular-nums">
                {card.reference ?? <span className="text-ink-faint">None yet</span>}
              </Td>
              <Td label="Buyer" className="wrap-anywhere">
                {card.buyer || 'A former customer'}
              </Td>
              <Td label="For" className="wrap-anywhere">
                {card.recipientEmail || 'N/A'}
              </Td>
              <Td label="On">{orderDay(card.sendOn)}</Td>
              <Td className="max-md:empty:hidden!">
                {(card.state === 'awaited' || card.state === 'owed') && (
                  <Button size="sm" variant="secondary" onClick={() => setChosen(card)}>
                    {card.state === 'owed' ? 'Money sent back' : 'Approve'}
                    <span className="sr-only"> gift card {card.number}</span>
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
            ? `Has the money of gift card ${chosen.number} gone back?`
            : `Approve the payment of gift card ${chosen?.number ?? ''}?`
        }
        text={
          isRefund
            ? `Send ${formatRupees(chosen.value)} to ${chosen.buyer || 'the buyer'} first.`
            : `${formatRupees(chosen?.value ?? 0)} should be in your bank account, named GIFT${chosen?.number ?? ''}${chosen?.reference ? `, with the reference ${chosen.reference}` : ''}. Its code goes out on its day, by mail alone.`
        }
        confirmLabel={isRefund ? 'It has gone back' : 'The money is there'}
        onConfirm={async (currentPassword) => {
          if (!chosen) return
          const which = { _id: chosen._id, currentPassword }
          await (isRefund ? refund.mutateAsync(which) : approve.mutateAsync(which))
          setChosen(undefined)
          toast.success(isRefund ? 'Written down' : 'Payment approved')
        }}
        onClose={() => setChosen(undefined)}
      />
    </section>
  )
}
