import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { PasswordDialog } from '#/features/accounts/ui/security/PasswordDialog.tsx'
import { formatRupees } from '#/platform/money/money.ts'
import { formatIndiaDay } from '#/platform/time/india.ts'
import { Badge, type Tone } from '#/ui/kit/Badge.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { Pagination } from '#/ui/kit/Pagination.tsx'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { Td } from '#/ui/kit/Table.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { ReadList } from '#/ui/resource/ReadList.tsx'
import { RowTable } from '#/ui/resource/RowTable.tsx'
import { giftCardsQuery, useWithdrawGiftCard } from '../giftCard.queries.ts'
import { type GiftCardState, giftCardPayments } from '../giftCard.rules.ts'
import { GIFT_CARDS_A_PAGE, type GiftCard } from '../giftCard.schema.ts'
import { m } from '../messages/credit.messages.ts'
import { IssueGiftCardDialog } from './IssueGiftCardDialog.tsx'

/** The gift cards that were issued, what of them is still owed, and how one is issued or withdrawn. */
export function GiftCards() {
  const [page, setPage] = useState(1)
  const list = useQuery(giftCardsQuery(page))
  const [issuing, setIssuing] = useState(false)
  const [leaving, setLeaving] = useState<GiftCard>()
  const withdraw = useWithdrawGiftCard()
  const issue = <Button onClick={() => setIssuing(true)}>{m.issueCard()}</Button>
  return (
    <>
      <ReadList
        noun={m.giftCardsNoun()}
        list={list}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={m.noCards()} text={m.noCardsText()} action={issue} />}
      >
        {({ open, cards, total }) => (
          <>
            <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
              <p className="text-ink-soft">
                <Sentence
                  text={m.notRedeemedYet({ amount: '{amount}' })}
                  parts={{ amount: <strong className="text-ink tabular-nums">{formatRupees(open)}</strong> }}
                />
              </p>
              {issue}
            </div>
            <CardTable cards={cards} onWithdraw={setLeaving} />
            <Pagination
              label={m.pagesOfCards()}
              page={page}
              pages={Math.ceil(total / GIFT_CARDS_A_PAGE)}
              onPage={setPage}
            />
          </>
        )}
      </ReadList>
      {issuing && <IssueGiftCardDialog onClose={() => setIssuing(false)} />}
      <PasswordDialog
        open={leaving !== undefined}
        title={m.withdrawWhich({ lastFour: leaving?.lastFour ?? '' })}
        text={m.withdrawText()}
        confirmLabel={m.withdrawIt()}
        tone="danger"
        onConfirm={async (currentPassword) => {
          if (leaving) await withdraw.mutateAsync({ _id: leaving._id, currentPassword })
          setLeaving(undefined)
          toast.success(m.withdrawnDone())
        }}
        onClose={() => setLeaving(undefined)}
      />
    </>
  )
}

const states: Record<GiftCardState, { readonly text: () => string; readonly tone: Tone }> = {
  issued: { text: m.notRedeemed, tone: 'warning' },
  redeemed: { text: m.redeemed, tone: 'success' },
  withdrawn: { text: m.withdrawn, tone: 'neutral' },
}

interface CardTableProps {
  cards: readonly GiftCard[]
  onWithdraw: (card: GiftCard) => void
}

function CardTable({ cards, onWithdraw }: CardTableProps) {
  return (
    <RowTable
      caption={m.giftCards()}
      columns={[m.endsIn(), { number: m.value() }, m.state(), m.paidBy(), m.mailedTo(), m.issued()]}
    >
      {cards.map((card) => (
        <tr key={card._id}>
          <Td label={m.endsIn()} className="font-semibold tabular-nums">
            {card.lastFour}
          </Td>
          <Td label={m.value()} numeric>
            {formatRupees(card.value)}
          </Td>
          <Td label={m.state()}>
            <span>
              <Badge tone={states[card.state].tone}>{states[card.state].text()}</Badge>
              {card.redeemedBy && (
                <Link
                  to="/admin/user/view/$id"
                  params={{ id: card.redeemedBy._id }}
                  className="link ms-2 inline-block py-1 wrap-anywhere"
                >
                  {card.redeemedBy.name}
                </Link>
              )}
            </span>
          </Td>
          <Td label={m.paidBy()} className="wrap-anywhere">
            {giftCardPayments[card.paidBy]()}
            {card.reference && ` · ${card.reference}`}
          </Td>
          <Td label={m.mailedTo()} className="wrap-anywhere">
            {card.recipientEmail || <span className="text-ink-faint">{m.handedOver()}</span>}
          </Td>
          <Td label={m.issued()}>
            {formatIndiaDay(card.at)}
            {card.by && `, ${card.by}`}
          </Td>
          <Td className="max-md:empty:hidden!">
            {card.state === 'issued' && (
              <Button
                size="sm"
                variant="quiet"
                aria-label={m.withdrawEnding({ lastFour: card.lastFour })}
                onClick={() => onWithdraw(card)}
              >
                {m.withdraw()}
              </Button>
            )}
          </Td>
        </tr>
      ))}
    </RowTable>
  )
}
