import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { type AskedMonth, gstFileAddress } from '../gst.queries.ts'

/** The files of a month: all of them at once, or one. */
export function MonthFiles({ of, stopped }: { of: AskedMonth; stopped: boolean }) {
  return (
    <section aria-labelledby="files">
      <h2 id="files" className="mb-3">
        Files
      </h2>
      <p className="mb-3 max-w-text text-ink-soft">
        In one: GSTR-1 for the portal and as a workbook; registers of documents, receipts and refunds (CSV);
        vouchers for Tally (XML).
        {stopped && ' The file for the portal is left out until what is named above is mended.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <a
          href={gstFileAddress(of, 'files.zip')}
          download
          className={buttonClass({ variant: 'primary' }, 'max-sm:w-full')}
        >
          Save all files
        </a>
        {!stopped && (
          <a href={gstFileAddress(of, 'gstr1.json')} download className={buttonClass({ variant: 'quiet' })}>
            Only GSTR-1 (JSON)
          </a>
        )}
        <a href={gstFileAddress(of, 'gstr1.xlsx')} download className={buttonClass({ variant: 'quiet' })}>
          Only the workbook
        </a>
      </div>
    </section>
  )
}
