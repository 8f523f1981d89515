import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { ArrowDown, ArrowUp } from '#/ui/icons/other.tsx'
import { Badge } from '#/ui/kit/Badge.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { Table, Td, Th } from '#/ui/kit/Table.tsx'
import { DeleteButton } from '#/ui/resource/DeleteButton.tsx'
import { labelOf } from '../../attributes/attributeLabels.rules.ts'
import { filterAttributes } from '../../attributes/attributes.rules.ts'
import { facetValue } from '../../facets/facetValues.rules.ts'
import { moved, withActive } from '../../lists/listEdits.rules.ts'
import type { ValueList } from '../../lists/lists.schema.ts'
import { Swatch } from '../admin/Swatch.tsx'
import { m } from './messages/lists.messages.ts'
import type { ListChange } from './useListChange.ts'

/** All that can be done with a value stands in one line of a phone. */
const narrow = 'max-md:px-2.5!'

type Value = ValueList['values'][number]

export interface ValueTableProps {
  list: ValueList
  change: ListChange
  onEdit: (value: string) => void
  onMerge: (value: string) => void
  /** Deletes a value that no product has, and answers what is then said. */
  onDelete: (value: string) => Promise<{ message: string }>
}

/** The values of a list in their order, with how many products have each. */
export function ValueTable({ list, change, onEdit, onMerge, onDelete }: ValueTableProps) {
  const { values } = list
  const place = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [lastMoved, setLastMoved] = useState<{ value: string; way: 'up' | 'down' }>()

  // The browser takes the focus from a row that changes its place; a button at the end of its way cannot have it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useEffect(() => {
    if (!lastMoved) return
    const row = place.current?.querySelector(`[data-value="${CSS.escape(lastMoved.value)}"]`)
    const button = row?.querySelector<HTMLElement>(`[data-way="${lastMoved.way}"]:not(:disabled)`)
    const other = button ?? row?.querySelector<HTMLElement>('[data-way]:not(:disabled)')
    other?.focus()
  }, [values, lastMoved])

  const move = async (value: string, at: number, way: 'up' | 'down') => {
    const to = way === 'up' ? at - 1 : at + 1
    const done = m.movedTo({ value, place: to + 1, most: values.length })
    if (change.pending || !(await change.change((now) => moved(now, value, to), { isQuiet: true }))) return
    setSaid(done)
    setLastMoved({ value, way })
  }

  return (
    <div ref={place}>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Table caption={labelOf(list)}>
        <thead>
          <tr>
            <Th>{m.value()}</Th>
            <Th numeric>{m.products()}</Th>
            <Th>
              <span className="sr-only">{m.whatCanBeDone()}</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {values.map((one, at) => (
            <tr key={one.value} data-value={one.value}>
              <Td short>
                <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
                  {one.hex && <Swatch hex={one.hex} />}
                  <span className="min-w-0 font-semibold wrap-anywhere">{one.value}</span>
                  {!one.active && <Badge>{m.retired()}</Badge>}
                </span>
              </Td>
              <Td label={m.products()} numeric short>
                <Products list={list} value={one} />
              </Td>
              <Td>
                <span className="flex flex-wrap items-center justify-end gap-x-1">
                  <IconButton
                    label={m.moveUp({ value: one.value })}
                    data-way="up"
                    disabled={at === 0}
                    onClick={() => void move(one.value, at, 'up')}
                  >
                    <ArrowUp aria-hidden className="size-4.5" strokeWidth={1.75} />
                  </IconButton>
                  <IconButton
                    label={m.moveDown({ value: one.value })}
                    data-way="down"
                    disabled={at === values.length - 1}
                    onClick={() => void move(one.value, at, 'down')}
                  >
                    <ArrowDown aria-hidden className="size-4.5" strokeWidth={1.75} />
                  </IconButton>
                  <Button
                    size="sm"
                    variant="quiet"
                    className={narrow}
                    aria-label={m.editThis({ value: one.value })}
                    onClick={() => onEdit(one.value)}
                  >
                    {m.edit()}
                  </Button>
                  {values.length > 1 && (
                    <Button
                      size="sm"
                      variant="quiet"
                      className={narrow}
                      aria-label={m.mergeThis({ value: one.value })}
                      onClick={() => onMerge(one.value)}
                    >
                      {m.merge()}
                    </Button>
                  )}
                  <Button
                    size="sm"
                    variant="quiet"
                    className={narrow}
                    aria-label={
                      one.active ? m.retireThis({ value: one.value }) : m.offerAgainThis({ value: one.value })
                    }
                    onClick={() =>
                      void change.change((now) => withActive(now, one.value, !one.active), wordsOf(one))
                    }
                  >
                    {one.active ? m.retire() : m.offerAgain()}
                  </Button>
                  {one.products > 0 || values.length === 1 ? (
                    <span className="w-11 max-md:hidden" />
                  ) : (
                    <DeleteButton
                      noun={m.valueNoun()}
                      name={one.value}
                      text={m.noProductHasIt()}
                      onDelete={() => onDelete(one.value)}
                    />
                  )}
                </span>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

const wordsOf = ({ value, active }: Value) => ({
  done: active ? m.offeredNoMore({ value }) : m.offeredAgain({ value }),
})

/** How many have it; they are looked at in the list of products. */
function Products({ list, value: { value, products } }: { list: ValueList; value: Value }) {
  const isFilter = filterAttributes().some(({ key }) => key === list.key)
  if (products === 0 || !isFilter) return formatNumber(products)
  return (
    <Link
      to="/admin/product"
      search={{ [list.key]: facetValue(value) } as never}
      aria-label={m.productsWith({ count: formatNumber(products), value })}
      className="inline-flex min-h-11 min-w-11 items-center justify-end text-peacock tabular-nums underline underline-offset-3 md:min-h-0"
    >
      {formatNumber(products)}
    </Link>
  )
}
