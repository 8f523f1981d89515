import { Bar, BarChart, CartesianGrid, ReferenceLine, Tooltip, XAxis, YAxis } from 'recharts'
import { counted } from '#/platform/language/numbers.rules.ts'
import { formatRupees } from '#/platform/money/money.ts'
import { m } from '../../messages/sales.messages.ts'
import { shortRupees } from './bucketLabel.ts'
import { colors, motion, Tip, tick } from './look.tsx'

export interface TimeBar {
  readonly label: string
  /** The same, as short as the axis needs it. */
  readonly tick: string
  readonly takings: number
  readonly orders: number
}

interface BarsProps {
  bars: readonly TimeBar[]
  /** px */
  height: number
  of: 'takings' | 'orders'
  /** How far the axis of an empty chart goes. */
  empty: number
  format: (value: number) => string
}

/** Two charts one above the other, on one axis of time: rupees and orders are no measure of each other. */
export default function SalesBars({ bars }: { bars: readonly TimeBar[] }) {
  return (
    <>
      <p className="text-sm font-semibold text-kumkum">{m.takings()}</p>
      <Bars bars={bars} height={190} of="takings" empty={1_000} format={shortRupees} />
      <p className="mt-2 text-sm font-semibold text-peacock">{m.orders()}</p>
      <Bars bars={bars} height={130} of="orders" empty={4} format={String} />
    </>
  )
}

function Bars({ bars, height, of, empty, format }: BarsProps) {
  // More may be sent back on a day than comes in.
  const isBelow = bars.some((bar) => bar[of] < 0)
  const isAbove = bars.some((bar) => bar[of] > 0)
  return (
    <BarChart
      data={[...bars]}
      responsive
      style={{ width: '100%', height }}
      margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
      syncId="sales"
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke={colors.line} />
      <XAxis
        dataKey="tick"
        tick={tick}
        tickLine={false}
        axisLine={{ stroke: colors.line }}
        interval="preserveStartEnd"
        minTickGap={12}
        height={24}
      />
      <YAxis
        tick={tick}
        tickLine={false}
        axisLine={false}
        width={52}
        tickCount={4}
        allowDecimals={false}
        tickFormatter={format}
        domain={[isBelow ? 'auto' : 0, isAbove ? 'auto' : isBelow ? 0 : empty]}
      />
      <Tooltip
        cursor={{ fill: colors.pointed }}
        content={({ active, payload }) => {
          const bar: TimeBar | undefined = payload[0]?.payload
          if (!active || !bar) return null
          const orders = m.orderCount(counted(bar.orders))
          return <Tip title={bar.label} lines={[formatRupees(bar.takings), orders]} />
        }}
      />
      {isBelow && <ReferenceLine y={0} stroke={colors.line} />}
      <Bar dataKey={of} fill={colors[of]} radius={[2, 2, 0, 0]} maxBarSize={40} {...motion} />
    </BarChart>
  )
}
