import clsx from 'clsx'
import { lettersOf, points, sideNames, sides } from '../garments.rules.ts'
import { formatLength } from '../length.rules.ts'
import { m } from '../messages/sizing.messages.ts'
import type { Chart } from '../sizing.schema.ts'

/** A length in both units; the choice around it (`ChartView`) hides one of them, with or without scripts. */
function Length({ mm }: { mm: number | null | undefined }) {
  if (mm === null || mm === undefined) return <span className="text-ink-faint">–</span>
  return (
    <>
      <span className="group-has-[[value=cm]:checked]/chart:hidden">{formatLength(mm, 'in')}</span>
      <span className="group-has-[[value=in]:checked]/chart:hidden">{formatLength(mm, 'cm')}</span>
    </>
  )
}

const cell = 'border-b border-line px-3 py-2.5'

/** Between what is measured on the body and on the garment: both have a bust. */
const divide = 'border-s border-line'

/** Sizes down, measures across: those of the body first, then those of the garment. */
export function ChartTable({ chart: { name, columns, rows } }: { chart: Chart }) {
  const letters = lettersOf(columns)
  const groups = sides.flatMap((of) => {
    const places = columns.flatMap((column, at) => (column.of === of ? at : []))
    return places.length > 0 ? [{ of, places }] : []
  })
  const places = groups.flatMap((group) => group.places)
  const seconds = new Set(groups.slice(1).map((group) => group.places[0]))
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached with keys
      tabIndex={0}
      aria-label={m.tableOf({ name })}
      className="overflow-x-auto rounded-md border border-line"
    >
      <table className="w-full text-center text-sm tabular-nums">
        <caption className="sr-only">{m.measuresOf({ name })}</caption>
        <thead className="bg-sand align-bottom">
          <tr>
            <th scope="col" rowSpan={2} className={`${cell} sticky start-0 bg-sand text-start`}>
              {m.size()}
            </th>
            {/* Over the first of its columns: on a phone the middle of the second group is out of sight. */}
            {groups.map(({ of, places: { length } }, at) => (
              <th
                key={of}
                scope="colgroup"
                colSpan={length}
                className={clsx('px-3 pt-2.5 text-start font-semibold', at > 0 && divide)}
              >
                {sideNames[of]()}
              </th>
            ))}
          </tr>
          <tr>
            {places.map((at) => {
              const point = columns[at]?.point ?? 'bust'
              return (
                <th key={at} scope="col" className={clsx(cell, 'font-normal', seconds.has(at) && divide)}>
                  <span className="block font-semibold text-kumkum">{letters.get(point)}</span>
                  {points[point][0]()}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, values }) => (
            <tr key={size}>
              <th scope="row" className={`${cell} sticky start-0 bg-surface text-start font-semibold`}>
                {size}
              </th>
              {places.map((at) => (
                <td key={at} className={clsx(cell, seconds.has(at) && divide)}>
                  <Length mm={values[at]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
