import { formatNumber } from '#/platform/language/numbers.rules.ts'
import { StatTile } from '#/ui/kit/StatTile.tsx'
import { m } from './messages/import.messages.ts'

export interface ImportCountsProps {
  added: number
  changed: number
  unchanged: number
  refused: number
}

/** The four things that can become of a row. */
export function ImportCounts({ added, changed, unchanged, refused }: ImportCountsProps) {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatTile label={m.countNew()} value={formatNumber(added)} />
      <StatTile label={m.countChanged()} value={formatNumber(changed)} />
      <StatTile label={m.countUnchanged()} value={formatNumber(unchanged)} />
      <StatTile
        label={m.countRefused()}
        value={<span className={refused > 0 ? 'text-danger' : undefined}>{formatNumber(refused)}</span>}
      />
    </div>
  )
}
