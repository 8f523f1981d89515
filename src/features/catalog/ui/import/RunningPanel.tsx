import { formatNumber } from '#/platform/language/numbers.rules.ts'
import type { Import } from '../../import/import.schema.ts'
import { outcomeOf, percentOf } from './importWords.ts'
import { m } from './messages/import.messages.ts'
import { Panel } from './Panel.tsx'
import { ProgressBar } from './ProgressBar.tsx'

/** The third step: how far it is. */
export function RunningPanel({ running }: { running: Import }) {
  const { position, rows } = running
  return (
    <Panel
      title={m.importRunning()}
      text={<span className="wrap-anywhere">{m.canLeave({ file: running.fileName })}</span>}
    >
      <ProgressBar
        label={m.importing()}
        value={percentOf(running)}
        text={m.rowsDone({ done: formatNumber(position), rows: formatNumber(rows) })}
      />
      <p className="mt-3 text-sm text-ink-soft tabular-nums">{outcomeOf(running)}</p>
    </Panel>
  )
}
