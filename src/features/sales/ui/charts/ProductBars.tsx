import { Bar, BarChart, LabelList, Tooltip, XAxis, YAxis } from 'recharts'
import { formatRupees } from '#/platform/money/money.ts'
import { m } from '../../messages/sales.messages.ts'
import { colors, motion, Tip } from './look.tsx'
import { ROW_PX } from './rows.ts'

export interface ProductBar {
  readonly name: string
  readonly pieces: number
  readonly value: number
}

/** One bar for each product, its name above it over the full width, so that long names are read on a phone too. */
export default function ProductBars({ bars }: { bars: readonly ProductBar[] }) {
  return (
    <BarChart
      data={[...bars]}
      layout="vertical"
      responsive
      style={{ width: '100%', height: bars.length * ROW_PX }}
      margin={{ top: 16, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <XAxis type="number" hide domain={[0, 'dataMax']} />
      <YAxis type="category" dataKey="name" hide />
      <Tooltip
        cursor={false}
        content={({ active, payload }) => {
          const bar: ProductBar | undefined = payload[0]?.payload
          if (!active || !bar) return null
          return (
            <Tip
              title={bar.name}
              lines={[m.piecesOrderedFor({ pieces: bar.pieces, value: formatRupees(bar.value) })]}
            />
          )
        }}
      />
      <Bar dataKey="pieces" fill={colors.pieces} radius={[0, 2, 2, 0]} barSize={10} {...motion}>
        <LabelList
          dataKey="name"
          content={({ y, index = 0 }) => (
            <foreignObject x={0} y={Number(y) - 24} width="100%" height={24}>
              <div className="flex justify-between gap-3 text-sm">
                <span className="truncate">{bars[index]?.name}</span>
                <span className="flex-none font-semibold tabular-nums">{bars[index]?.pieces}</span>
              </div>
            </foreignObject>
          )}
        />
      </Bar>
    </BarChart>
  )
}
