import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { labelOf } from '../../attributes/attributeLabels.rules.ts'
import type { Preview } from '../../import/import.schema.ts'
import { rowsOf } from './importWords.ts'
import { m } from './messages/import.messages.ts'
import { type TickedValues, tickedOf } from './tickedValues.ts'

type OfList = NonNullable<Preview['unknownValues']>[number]

export interface UnknownValuesProps {
  lists: readonly OfList[]
  /** Those that are to be added to their lists. */
  ticked: TickedValues
  onTick: (ticked: TickedValues) => void
}

/** Values that no list of the shop has: rows with one are left out unless it is ticked here. */
export function UnknownValues({ lists, ticked, onTick }: UnknownValuesProps) {
  return (
    <Callout tone="warning" title={m.unknownValues()}>
      <p className="mb-2">{m.unknownValuesText()}</p>
      <div className="grid gap-4">
        {lists.map((list) => (
          <ListOfValues key={list.field} list={list} ticked={ticked} onTick={onTick} />
        ))}
      </div>
    </Callout>
  )
}

function ListOfValues({ list, ticked, onTick }: Omit<UnknownValuesProps, 'lists'> & { list: OfList }) {
  const { field, label, values, more } = list
  const chosen = tickedOf(ticked, field)
  const choose = (next: readonly string[]) => onTick({ ...ticked, [field]: next })
  const areAll = values.every(({ value }) => chosen.includes(value))
  return (
    <fieldset>
      <legend className="font-semibold text-ink">{labelOf({ key: field, label })}</legend>
      {values.length > 1 && (
        <Checkbox
          label={m.allOf({ count: values.length })}
          checked={areAll}
          onChange={() => choose(areAll ? [] : values.map(({ value }) => value))}
        />
      )}
      <div className="grid gap-x-6 md:grid-cols-2">
        {values.map(({ value, rows, near }) => (
          <Checkbox
            key={value}
            label={
              <span className="wrap-anywhere text-ink">
                {value} ({rowsOf(rows)})
              </span>
            }
            hint={near.length > 0 && m.inTheList({ near: near.join(', ') })}
            checked={chosen.includes(value)}
            onChange={() =>
              choose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
            }
          />
        ))}
      </div>
      {more > 0 && <p>{m.moreNotShown({ count: formatNumber(more) })}</p>}
    </fieldset>
  )
}
