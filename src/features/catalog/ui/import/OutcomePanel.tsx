import { Link } from '@tanstack/react-router'
import { Download } from '#/ui/icons/admin.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import type { Import } from '../../import/import.schema.ts'
import { ImportCounts } from './ImportCounts.tsx'
import { outcomeOf, rowsOf } from './importWords.ts'
import { Panel } from './Panel.tsx'
import { reportHref } from './reportHref.ts'

/** The last step: what came of it. */
export function OutcomePanel({ over, onAgain }: { over: Import; onAgain: () => void }) {
  const { state, failure, refused, position, rows } = over
  return (
    <Panel
      title={state === 'done' ? 'The import is done' : 'The import stopped'}
      text={<span className="wrap-anywhere">{over.fileName}</span>}
    >
      <div className="grid gap-5">
        <p role="status" className="sr-only">
          {outcomeOf(over)}
        </p>
        {state === 'failed' && (
          <Callout tone="danger" title={`After ${rowsOf(position)} of ${rowsOf(rows)}`}>
            {failure} What was done before stays; the same file can be imported again.
          </Callout>
        )}
        <ImportCounts {...over} />
        {state === 'done' && refused > 0 && (
          <Callout tone="warning" title={`${rowsOf(refused)} left out`}>
            The report says why. Correct those rows and import the file again: the others will be unchanged.
          </Callout>
        )}
        <div className="flex flex-wrap gap-3">
          <a href={reportHref(over._id)} download className={buttonClass()}>
            <Download aria-hidden className="size-4.5" />
            Report (CSV)
          </a>
          <Link to="/admin/product" className={buttonClass()}>
            Go to the products
          </Link>
          <Button variant="quiet" onClick={onAgain}>
            Import another file
          </Button>
        </div>
      </div>
    </Panel>
  )
}
