/** Charts in the shop's tokens. */
export const colors = {
  takings: 'var(--color-kumkum)',
  orders: 'var(--color-peacock)',
  pieces: 'var(--color-haldi)',
  line: 'var(--color-line)',
  text: 'var(--color-ink-soft)',
  pointed: 'var(--color-sand)',
} as const

export const tick = { fill: colors.text, fontSize: 14 } as const

/** A short move that explains where a bar comes from; none where the reader asked for none. */
export const motion = {
  isAnimationActive: 'auto',
  animationDuration: 250,
  animationEasing: 'ease-out',
} as const

export interface TipProps {
  title: string
  lines: readonly string[]
}

/** What is said of the bar under the finger. */
export function Tip({ title, lines }: TipProps) {
  return (
    <div className="rounded-md border border-line bg-surface px-3 py-2 text-sm shadow-md">
      <p className="font-semibold">{title}</p>
      {lines.map((line) => (
        <p key={line} className="text-ink-soft tabular-nums">
          {line}
        </p>
      ))}
    </div>
  )
}
