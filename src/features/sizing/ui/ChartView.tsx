import { ChipChoice } from '#/ui/kit/ChipChoice.tsx'
import { garments, lettersOf, points } from '../garments.rules.ts'
import { unitNames, units } from '../length.rules.ts'
import { m } from '../messages/sizing.messages.ts'
import type { Chart } from '../sizing.schema.ts'
import { ChartTable } from './ChartTable.tsx'
import { MeasureFigure } from './MeasureFigure.tsx'
import { useUnit } from './useUnit.ts'

export interface ChartViewProps {
  chart: Chart
  /** Level of the headings inside. */
  level: 2 | 3
}

/** A size chart with all that one needs to read it: the table in both units, advice, and how to measure. */
export function ChartView({ chart, level }: ChartViewProps) {
  const Heading = `h${level}` as const
  const [unit, setUnit] = useUnit()
  const letters = lettersOf(chart.columns)
  const sold = chart.columns.some(({ of }) => of === 'garment')
  return (
    <div className="group/chart space-y-6">
      <ChipChoice
        legend={m.measuresIn()}
        name="lengthUnit"
        options={units.map((value) => ({ value, label: unitNames[value]() }))}
        value={unit}
        onChange={setUnit}
      />
      <ChartTable chart={chart} />
      {sold && <p className="text-sm text-ink-soft">{m.compare()}</p>}
      {chart.advice && (
        <section>
          <Heading className="mb-1 text-lg">{m.betweenSizes()}</Heading>
          <p>{chart.advice}</p>
        </section>
      )}
      <section>
        <Heading className="mb-3 text-lg">{m.howToMeasure()}</Heading>
        <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
          {garments[chart.garment].figures.map((figure) => (
            <MeasureFigure key={figure} figure={figure} letters={letters} />
          ))}
          <dl className="min-w-[min(16rem,100%)] flex-1 space-y-2">
            {[...letters].map(([point, letter]) => (
              <div key={point} className="flex gap-3">
                <dt className="flex-none">
                  <span className="inline-block w-6 font-semibold text-kumkum">{letter}</span>
                  <span className="sr-only">{points[point][0]()}</span>
                </dt>
                <dd>
                  <span aria-hidden className="font-semibold">
                    {points[point][0]()}.{' '}
                  </span>
                  {points[point][1]()}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </div>
  )
}
