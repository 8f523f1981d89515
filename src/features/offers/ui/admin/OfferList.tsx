import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { errorText } from '#/platform/http/errorText.ts'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { Td } from '#/ui/kit/Table.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { ReadList } from '#/ui/resource/ReadList.tsx'
import { RowActions, RowProblems, RowState, RowTable } from '#/ui/resource/RowTable.tsx'
import { adminOffersQuery, useSwitchOffer } from '../../admin.queries.ts'
import type { ListedOffer } from '../../offers.schema.ts'
import { m } from './messages/admin.messages.ts'
import { conditionsText, rewardText, scopeLabels, stateWords } from './offerWords.ts'

/** The shop's offers: what each gives, whether it runs, what it sold and cost. */
export function OfferList() {
  const offers = useQuery(adminOffersQuery)
  return (
    <ReadList
      noun={m.offers()}
      list={offers}
      empty={
        <EmptyState
          title={m.none()}
          text={m.noneText()}
          action={
            <Link to="/admin/offer/create" className={buttonClass({ variant: 'primary' })}>
              {m.addOffer()}
            </Link>
          }
        />
      }
    >
      {(rows) => (
        <>
          <RowTable
            caption={m.caption()}
            columns={[m.offerColumn(), m.gives(), m.runs(), m.orders(), m.sold(), m.cameBack(), m.cost()]}
          >
            {rows.map((offer) => (
              <Row key={offer._id} offer={offer} />
            ))}
          </RowTable>
          <p className="mt-3 text-sm text-ink-faint">{m.figuresText()}</p>
        </>
      )}
    </ReadList>
  )
}

function Row({ offer }: { offer: ListedOffer }) {
  const { _id, label, code, about, state, from, until, orders, mostUses, sold, cost, returned, problems } =
    offer
  const words = stateWords[state]
  return (
    <tr>
      <Td label={m.offerColumn()}>
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{label}</span>
          <span className="block text-sm text-ink-faint wrap-anywhere">
            {code ? m.code({ code }) : m.byItself()}
          </span>
        </span>
      </Td>
      <Td label={m.gives()}>
        <span className="min-w-0">
          <span className="block">{rewardText(offer)}</span>
          <span className="block text-sm text-ink-faint">
            {scopeLabels[about]()} · {conditionsText(offer)}
          </span>
          <RowProblems problems={problems} />
        </span>
      </Td>
      <Td label={m.runs()}>
        <RowState label={words.label()} tone={words.tone} from={from} until={until} />
      </Td>
      <Td label={m.orders()}>
        <span className="tabular-nums">
          {mostUses === null
            ? formatNumber(orders)
            : m.ordersOf({ orders: formatNumber(orders), most: formatNumber(mostUses) })}
        </span>
      </Td>
      <Td label={m.sold()}>
        <span className="tabular-nums">{formatRupees(sold)}</span>
      </Td>
      <Td label={m.cameBack()}>
        <span className="tabular-nums">{formatRupees(returned)}</span>
      </Td>
      <Td label={m.cost()}>
        <span className="tabular-nums">{formatRupees(cost)}</span>
      </Td>
      <Td>
        <RowActions>
          <SwitchOffer offer={offer} />
          <Link
            to="/admin/offer/edit/$id"
            params={{ id: _id }}
            aria-label={m.editNamed({ label })}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            {m.edit()}
          </Link>
        </RowActions>
      </Td>
    </tr>
  )
}

/** Stops an offer for everybody at once, or starts it again. */
function SwitchOffer({ offer: { _id, label, active } }: { offer: ListedOffer }) {
  const { mutate, isPending } = useSwitchOffer()
  const change = () =>
    mutate(
      { _id, active: !active },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: (error) =>
          toast.error(errorText(error, { action: (cause) => m.switchingFailed({ cause }) })),
      },
    )
  return (
    <Button
      size="sm"
      variant="secondary"
      pending={isPending}
      onClick={change}
      aria-label={active ? m.stopNamed({ label }) : m.startNamed({ label })}
    >
      {active ? m.stop() : m.start()}
    </Button>
  )
}
