import { type Figure, type Point, points } from '../garments.rules.ts'
import { m } from '../messages/sizing.messages.ts'
import { SHAPE_BOX, shapes } from './shapes.tsx'

export interface MeasureFigureProps {
  figure: Figure
  /** The letters of the points that the table has. */
  letters: ReadonlyMap<Point, string>
}

/** A garment as a line figure, with a lettered line for each point that is measured. */
export function MeasureFigure({ figure, letters }: MeasureFigureProps) {
  const { name, outline, lines } = shapes[figure]
  const measured = [...letters].flatMap(([point, letter]) => {
    const line = lines[point]
    return line ? [{ point, letter, line }] : []
  })
  if (measured.length === 0) return null
  const said = measured.map(({ point, letter }) => `${letter} ${points[point][0]()}`).join(', ')
  return (
    <svg
      viewBox={SHAPE_BOX}
      role="img"
      aria-label={m.whereToMeasure({ garment: name(), said })}
      className="h-64 w-auto max-w-full flex-none text-ink"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g stroke="currentColor" strokeWidth={1.5}>
        {outline}
      </g>
      {measured.map(({ point, letter, line: [path, x, y] }) => (
        <g key={point} className="text-kumkum">
          <path d={path} stroke="currentColor" strokeWidth={1.5} strokeDasharray="4 4" />
          <circle cx={x} cy={y} r={10} className="fill-surface" stroke="currentColor" />
          <text
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="central"
            fill="currentColor"
            className="font-sans text-[13px] font-semibold"
          >
            {letter}
          </text>
        </g>
      ))}
    </svg>
  )
}
