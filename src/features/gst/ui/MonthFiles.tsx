import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { type AskedMonth, gstFileAddress } from '../gst.queries.ts'
import { m } from './messages/gstMonth.messages.ts'

/** The files of a month: all of them at once, or one. */
export function MonthFiles({ of, stopped }: { of: AskedMonth; stopped: boolean }) {
  return (
    <section aria-labelledby="files">
      <h2 id="files" className="mb-3">
        {m.files()}
      </h2>
      <p className="mb-3 max-w-text text-ink-soft">{stopped ? m.filesTextStopped() : m.filesText()}</p>
      <div className="flex flex-wrap gap-3">
        <a
          href={gstFileAddress(of, 'files.zip')}
          download
          className={buttonClass({ variant: 'primary' }, 'max-sm:w-full')}
        >
          {m.saveAll()}
        </a>
        {!stopped && (
          <a href={gstFileAddress(of, 'gstr1.json')} download className={buttonClass({ variant: 'quiet' })}>
            {m.onlyGstr1()}
          </a>
        )}
        <a href={gstFileAddress(of, 'gstr1.xlsx')} download className={buttonClass({ variant: 'quiet' })}>
          {m.onlyWorkbook()}
        </a>
      </div>
    </section>
  )
}
