import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { errorText } from '#/platform/http/errorText.ts'
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
import { conditionsText, rewardText, scopeLabels, stateWords } from './offerWords.ts'

/** The shop's offers: what each gives, whether it runs, what it sold and cost. */
export function OfferList() {
  const offers = useQuery(adminOffersQuery)
  return (
    <ReadList
      noun="offers"
      list={offers}
      empty={
        <EmptyState
          title="No offers yet"
          text="An offer takes something off a bag: ten percent at Diwali, the third kurta free, ₹200 off a first order with a code."
          action={
            <Link to="/admin/offer/create" className={buttonClass({ variant: 'primary' })}>
              Add offer
            </Link>
          }
        />
      }
    >
      {(rows) => (
        <>
          <RowTable
            caption="Offers"
            columns={['Offer', 'It gives', 'Runs', 'Orders', 'Sold', 'Came back', 'Cost']}
          >
            {rows.map((offer) => (
              <Row key={offer._id} offer={offer} />
            ))}
          </RowTable>
          <p className="mt-3 text-sm text-ink-faint">
            Sold is what the shop keeps of the orders with an offer, cost what it took off the pieces that
            stayed sold. What was refunded or sent back has come back. Orders that were cancelled are left
            out.
          </p>
        </>
      )}
    </ReadList>
  )
}

function Row({ offer }: { offer: ListedOffer }) {
  const { _id, label, code, about, state, from, until, orders, mostUses, sold, cost, returned, problems } =
    offer
  return (
    <tr>
      <Td label="Offer">
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere">{label}</span>
          <span className="block text-sm text-ink-faint wrap-anywhere">
            {code ? `Code ${code}` : 'By itself'}
          </span>
        </span>
      </Td>
      <Td label="It gives">
        <span className="min-w-0">
          <span className="block">{rewardText(offer)}</span>
          <span className="block text-sm text-ink-faint">
            {scopeLabels[about]} · {conditionsText(offer)}
          </span>
          <RowProblems problems={problems} />
        </span>
      </Td>
      <Td label="Runs">
        <RowState {...stateWords[state]} from={from} until={until} />
      </Td>
      <Td label="Orders">
        <span className="tabular-nums">
          {orders.toLocaleString('en-IN')}
          {mostUses !== null && ` of ${mostUses.toLocaleString('en-IN')}`}
        </span>
      </Td>
      <Td label="Sold">
        <span className="tabular-nums">{formatRupees(sold)}</span>
      </Td>
      <Td label="Came back">
        <span className="tabular-nums">{formatRupees(returned)}</span>
      </Td>
      <Td label="Cost">
        <span className="tabular-nums">{formatRupees(cost)}</span>
      </Td>
      <Td>
        <RowActions>
          <SwitchOffer offer={offer} />
          <Link
            to="/admin/offer/edit/$id"
            params={{ id: _id }}
            aria-label={`Edit ${label}`}
            className={buttonClass({ variant: 'quiet', size: 'sm' })}
          >
            Edit
          </Link>
        </RowActions>
      </Td>
    </tr>
  )
}

/** Stops an offer for everybody at once, or starts it again. */
function SwitchOffer({ offer: { _id, label, active } }: { offer: ListedOffer }) {
  const { mutate, isPending } = useSwitchOffer()
  const action = active ? 'Stop' : 'Start'
  const change = () =>
    mutate(
      { _id, active: !active },
      {
        onSuccess: ({ message }) => toast.success(message),
        onError: (error) => toast.error(errorText(error, { action: 'switching the offer' })),
      },
    )
  return (
    <Button
      size="sm"
      variant="secondary"
      pending={isPending}
      onClick={change}
      aria-label={`${action} ${label}`}
    >
      {action}
    </Button>
  )
}
