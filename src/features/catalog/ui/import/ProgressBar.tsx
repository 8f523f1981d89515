export interface ProgressBarProps {
  label: string
  /** Whole per cent. */
  value: number
  /** What is said beside the bar, e.g. "2,400 of 10,000 rows". */
  text: string
}

/** How far something is that takes a while. */
export function ProgressBar({ label, value, text }: ProgressBarProps) {
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-semibold">{label}</p>
        <p className="text-sm text-ink-soft tabular-nums">{text}</p>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={text}
        className="h-3 overflow-hidden rounded-full bg-sand"
      >
        <div
          className="h-full rounded-full bg-peacock transition-[width] duration-250 motion-reduce:transition-none"
          style={{ width: `${value}%` }}
        />
      </div>
    </div>
  )
}
