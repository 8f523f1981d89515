import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { Pagination } from '#/ui/kit/Pagination.tsx'
import { ReadList } from '#/ui/resource/ReadList.tsx'
import { receiptsQuery } from '../receipts.queries.ts'
import { MOST_COMPARED, RECEIPTS_A_PAGE, type ReceiptList } from '../receipts.schema.ts'
import { AddReceiptDialog } from './AddReceiptDialog.tsx'
import { AwaitedOrders } from './AwaitedOrders.tsx'
import { m } from './messages/incoming.messages.ts'
import { ReceiptLine } from './ReceiptLine.tsx'
import { ReceiptTabs } from './ReceiptTabs.tsx'
import { type ReceiptsSearch, USUAL_TAB } from './receiptsSearch.ts'
import { StatementDialog } from './StatementDialog.tsx'

const emptyOf = (): Record<ReceiptList, { readonly title: string; readonly text: string }> => ({
  matched: {
    title: m.noneMatched(),
    text: m.noneMatchedText(),
  },
  likely: {
    title: m.nothingToDecide(),
    text: m.nothingToDecideText(),
  },
  unmatched: {
    title: m.allHaveOrders(),
    text: m.allHaveOrdersText(),
  },
  settled: {
    title: m.nothingPutAway(),
    text: m.nothingPutAwayText(),
  },
})

/** What to do first with money that came in, in the head of the page. */
export function ReceiptButtons() {
  const [open, setOpen] = useState<'statement' | 'hand'>()
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen('hand')}>{m.typePayment()}</Button>
      <Button variant="primary" onClick={() => setOpen('statement')}>
        {m.uploadStatement()}
      </Button>
      {open === 'statement' && <StatementDialog onClose={close} />}
      {open === 'hand' && <AddReceiptDialog onClose={close} />}
    </div>
  )
}

export interface ReceiptsProps {
  search: ReceiptsSearch
  onPage: (page: number) => void
}

/** Money that came in, by what is known of it. */
export function Receipts({ search: { list: tab = USUAL_TAB, page = 1 }, onPage }: ReceiptsProps) {
  const list = tab === 'awaited' ? USUAL_TAB : tab
  const receipts = useQuery(receiptsQuery(list, page))
  return (
    <>
      <ReceiptTabs current={tab} counts={receipts.data?.counts} />
      {tab === 'awaited' ? (
        <AwaitedOrders />
      ) : (
        <ReadList
          noun={m.paymentsNoun()}
          list={receipts}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState {...emptyOf()[list]} />}
        >
          {({ receipts: lines, total, isCut }) => (
            <>
              {isCut && list !== 'matched' && list !== 'settled' && (
                <Callout className="mb-4">{m.isCut({ shown: formatNumber(MOST_COMPARED) })}</Callout>
              )}
              <ul className="grid gap-3">
                {lines.map((receipt) => (
                  <ReceiptLine key={receipt._id} receipt={receipt} />
                ))}
              </ul>
              <Pagination
                label={m.pagesOfPayments()}
                page={page}
                pages={Math.ceil(total / RECEIPTS_A_PAGE)}
                onPage={onPage}
              />
            </>
          )}
        </ReadList>
      )}
    </>
  )
}
