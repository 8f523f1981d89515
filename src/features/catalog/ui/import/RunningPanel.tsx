import type { Import } from '../../import/import.schema.ts'
import { numberOf, outcomeOf, percentOf } from './importWords.ts'
import { Panel } from './Panel.tsx'
import { ProgressBar } from './ProgressBar.tsx'

/** The third step: how far it is. */
export function RunningPanel({ running }: { running: Import }) {
  const { position, rows } = running
  return (
    <Panel
      title="The import is running"
      text={<span className="wrap-anywhere">{running.fileName}. You can leave this page; it goes on.</span>}
    >
      <ProgressBar
        label="Importing"
        value={percentOf(running)}
        text={`${numberOf(position)} of ${numberOf(rows)} rows`}
      />
      <p className="mt-3 text-sm text-ink-soft tabular-nums">{outcomeOf(running)}</p>
    </Panel>
  )
}
