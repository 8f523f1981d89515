import { m as ofWords } from '#/features/shop/words/messages/words.messages.ts'
import { said } from '#/platform/language/said.rules.ts'
import { Badge } from '#/ui/kit/Badge.tsx'
import { type ImportColumn, importColumns } from '../../import/columns.rules.ts'
import { sizeColumnsHelp } from '../../import/sizeColumns.rules.ts'
import { wordColumns } from '../../import/wordColumns.rules.ts'
import { m } from './messages/import.messages.ts'

const needs: Record<ImportColumn['needed'], (() => string) | undefined> = {
  always: m.neededAlways,
  new: m.neededNew,
  never: undefined,
}

const sizeHelp = sizeColumnsHelp.map((column) => ({ ...column, needed: 'never' as const }))
const wordHelp = () => ({
  key: `${wordColumns.slice(0, 2).join(', ')} …`,
  text: ofWords.columns(),
  needed: 'never' as const,
})

/** What the columns of the file mean. */
export function ColumnsHelp() {
  return (
    <details className="mt-5 border-t border-line pt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-peacock">
        {m.columnsExplained()}
      </summary>
      <p className="mt-1 mb-4 max-w-text text-sm text-ink-soft">{m.columnsText()}</p>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 text-sm wrap-anywhere md:grid-cols-[auto_minmax(0,1fr)]">
        {[...importColumns, ...sizeHelp, wordHelp()].map(({ key, needed, text }) => (
          <div key={key} className="contents">
            <dt className="flex flex-wrap items-start gap-2 font-semibold">
              <code>{key}</code>
              {needs[needed] && <Badge>{needs[needed]?.()}</Badge>}
            </dt>
            <dd className="max-w-text text-ink-soft max-md:-mt-2">{said(text)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
