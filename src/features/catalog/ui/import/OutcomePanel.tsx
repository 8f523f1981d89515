import { Link } from '@tanstack/react-router'
import { Download } from '#/ui/icons/admin.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import type { Import } from '../../import/import.schema.ts'
import { ImportCounts } from './ImportCounts.tsx'
import { outcomeOf, rowsOf } from './importWords.ts'
import { m } from './messages/import.messages.ts'
import { Panel } from './Panel.tsx'
import { reportHref } from './reportHref.ts'

/** The last step: what came of it. */
export function OutcomePanel({ over, onAgain }: { over: Import; onAgain: () => void }) {
  const { state, failure, refused, position, rows } = over
  return (
    <Panel
      title={state === 'done' ? m.importDone() : m.importStopped()}
      text={<span className="wrap-anywhere">{over.fileName}</span>}
    >
      <div className="grid gap-5">
        <p role="status" className="sr-only">
          {outcomeOf(over)}
        </p>
        {state === 'failed' && (
          <Callout tone="danger" title={m.afterRows({ done: rowsOf(position), rows: rowsOf(rows) })}>
            {failure} {m.whatWasDoneStays()}
          </Callout>
        )}
        <ImportCounts {...over} />
        {state === 'done' && refused > 0 && (
          <Callout tone="warning" title={m.leftOut({ rows: rowsOf(refused) })}>
            {m.reportSays()}
          </Callout>
        )}
        <div className="flex flex-wrap gap-3">
          <a href={reportHref(over._id)} download className={buttonClass()}>
            <Download aria-hidden className="size-4.5" />
            {m.reportCsv()}
          </a>
          <Link to="/admin/product" className={buttonClass()}>
            {m.goToProducts()}
          </Link>
          <Button variant="quiet" onClick={onAgain}>
            {m.importAnother()}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
