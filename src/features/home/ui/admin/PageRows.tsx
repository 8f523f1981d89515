import { Button } from '#/ui/kit/Button.tsx'

/** A page that one press shows, or puts into the draft. */
export interface PageRow {
  readonly key: string
  readonly title: string
  readonly text: string
  readonly onPress: () => void
}

export interface PageRowsProps {
  id: string
  heading: string
  rows: readonly PageRow[]
  /** What the button of each says; read out with the row's title. */
  label: string
  pending?: boolean
}

/** Pages to choose from, one below the other. */
export function PageRows({ id, heading, rows, label, pending = false }: PageRowsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {heading}
      </h2>
      <ul className="grid gap-2">
        {rows.map(({ key, title, text, onPress }) => (
          <li
            key={key}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3"
          >
            <div className="min-w-[min(10rem,100%)] flex-1 wrap-anywhere">
              <p className="font-semibold">{title}</p>
              <p className="text-sm text-ink-soft">{text}</p>
            </div>
            <Button size="sm" aria-label={`${label}: ${title}`} pending={pending} onClick={onPress}>
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
