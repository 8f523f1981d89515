import { createFileRoute } from '@tanstack/react-router'
import { bankMailsQuery } from '#/features/receipts/mails/bankMails.queries.ts'
import { awaitedQuery, receiptsQuery } from '#/features/receipts/receipts.queries.ts'
import { BankMails } from '#/features/receipts/ui/BankMails.tsx'
import { ReceiptButtons, Receipts } from '#/features/receipts/ui/Receipts.tsx'
import { type ReceiptsSearch, readReceiptsSearch, USUAL_TAB } from '#/features/receipts/ui/receiptsSearch.ts'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { warmQuery } from '#/ui/resource/warmQuery.ts'
import { readLater } from '../readLater.ts'
import { titled } from '../titled.ts'
import { m } from './messages/admin.messages.ts'

export const Route = createFileRoute('/admin/receipts')({
  validateSearch: readLater<ReceiptsSearch>(),
  loader: ({ context: { queryClient }, location }) => {
    const { list = USUAL_TAB, page = 1 } = readReceiptsSearch(location.search)
    return Promise.all([
      warmQuery(queryClient, receiptsQuery(list === 'awaited' ? USUAL_TAB : list, page)),
      warmQuery(queryClient, bankMailsQuery),
      list === 'awaited' && warmQuery(queryClient, awaitedQuery),
    ])
  },
  head: titled(() => m.incomingMoney()),
  component: IncomingMoney,
})

function IncomingMoney() {
  const search = readReceiptsSearch({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  return (
    <>
      <PageHeading
        title={m.incomingMoney()}
        text={m.incomingMoneyText()}
        className="mb-5"
        actions={<ReceiptButtons />}
      />
      <BankMails />
      <Receipts search={search} onPage={(page) => navigate({ search: { ...search, page } })} />
    </>
  )
}
