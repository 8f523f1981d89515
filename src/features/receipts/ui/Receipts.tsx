import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { Pagination } from '#/ui/kit/Pagination.tsx'
import { ReadList } from '#/ui/resource/ReadList.tsx'
import { receiptsQuery } from '../receipts.queries.ts'
import { MOST_COMPARED, RECEIPTS_A_PAGE, type ReceiptList } from '../receipts.schema.ts'
import { AddReceiptDialog } from './AddReceiptDialog.tsx'
import { AwaitedOrders } from './AwaitedOrders.tsx'
import { ReceiptLine } from './ReceiptLine.tsx'
import { ReceiptTabs } from './ReceiptTabs.tsx'
import { type ReceiptsSearch, USUAL_TAB } from './receiptsSearch.ts'
import { StatementDialog } from './StatementDialog.tsx'

const empty: Record<ReceiptList, { readonly title: string; readonly text: string }> = {
  matched: {
    title: 'No money matched yet',
    text: 'Upload the statement of your bank. Every line that pays an order with its amount and its reference stands here.',
  },
  likely: {
    title: 'Nothing to decide',
    text: 'What fits an order without being certain waits here for one click.',
  },
  unmatched: {
    title: 'All money has its order',
    text: 'What came in and belongs to no order stands here, and what somebody paid on top.',
  },
  settled: {
    title: 'Nothing put away',
    text: 'Money that was sent back, became store credit, or was none of the shop’s stands here.',
  },
}

/** What to do first with money that came in, in the head of the page. */
export function ReceiptButtons() {
  const [open, setOpen] = useState<'statement' | 'hand'>()
  const close = () => setOpen(undefined)
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen('hand')}>Type a payment</Button>
      <Button variant="primary" onClick={() => setOpen('statement')}>
        Upload a statement
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
          noun="payments"
          list={receipts}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState {...empty[list]} />}
        >
          {({ receipts: lines, total, isCut }) => (
            <>
              {isCut && list !== 'matched' && list !== 'settled' && (
                <Callout className="mb-4">
                  Very many payments stand open here: only the newest {MOST_COMPARED.toLocaleString('en-IN')}{' '}
                  of those that may fit an order are compared. What certainly pays one is found all the same.
                  Put away what is no order’s, and the rest comes up.
                </Callout>
              )}
              <ul className="grid gap-3">
                {lines.map((receipt) => (
                  <ReceiptLine key={receipt._id} receipt={receipt} />
                ))}
              </ul>
              <Pagination
                label="Pages of payments"
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
