import type { UseFormReturn } from 'react-hook-form'
import { addDays, indiaDay } from '#/platform/time/days.ts'
import { KNOWN_UNTIL, nextFestivals } from '../../sales/festivals.rules.ts'
import { m } from './messages/admin.messages.ts'
import type { SaleValues } from './saleValues.ts'

const MOST = 6

/** Proposes the next festivals: one press fills in name, beginning and end. */
export function FestivalChoice({ form }: { form: UseFormReturn<SaleValues, unknown, SaleValues> }) {
  const take = (name: string, from: string, until: string) => {
    const changed = { shouldDirty: true, shouldValidate: true }
    form.setValue('name', name, changed)
    form.setValue('from', `${from}T00:00`, changed)
    form.setValue('until', `${addDays(until, 1)}T00:00`, changed)
  }
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{m.forFestival()}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {nextFestivals(indiaDay(new Date()), MOST).map(({ name, from, until }) => (
          <button
            key={`${name} ${until}`}
            type="button"
            className="min-h-11 rounded-full border border-edge bg-surface px-4 text-sm hover:border-peacock"
            onClick={() => take(name, from, until)}
          >
            {name} {until.slice(0, 4)}
          </button>
        ))}
      </div>
      <p className="mt-1.5 text-sm text-ink-faint">{m.festivalHint({ year: KNOWN_UNTIL })}</p>
    </fieldset>
  )
}
