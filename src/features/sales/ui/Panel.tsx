import { type ReactNode, useId } from 'react'
import { Download } from '#/ui/icons/admin.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { csvOf } from '#/ui/resource/list/csv.ts'
import type { Column } from '#/ui/resource/list/list.ts'
import { saveFile } from '#/ui/resource/list/saveFile.ts'
import { m } from '../messages/sales.messages.ts'

export interface PanelProps<Row> {
  title: string
  /** The chart in a sentence, or what the list is. */
  text?: ReactNode
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Without its ending. */
  fileName: string
  children: ReactNode
}

/** A chart or list with its name and its numbers as a file. */
export function Panel<Row>({ title, text, columns, rows, fileName, children }: PanelProps<Row>) {
  const id = useId()
  const save = () => {
    const exported = columns.filter(({ csv }) => csv)
    const table = [
      exported.map(({ label }) => label),
      ...rows.map((row) => exported.map(({ csv }) => csv?.(row))),
    ]
    saveFile(`${fileName}.csv`, 'text/csv', csvOf(table))
  }
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg border border-line bg-surface p-4 md:p-6">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <h3 id={id} className="min-w-0 flex-[1_1_6rem] text-xl">
          {title}
        </h3>
        {rows.length > 0 && (
          <Button variant="quiet" size="sm" className="-my-1.5 ms-auto -me-3 flex-none" onClick={save}>
            <Download aria-hidden className="size-5" strokeWidth={1.75} />
            <span>
              <span className="max-xs:sr-only">{m.export()} </span>CSV
              <span className="sr-only">: {title}</span>
            </span>
          </Button>
        )}
      </header>
      {text && <p className="mt-1 text-sm text-ink-soft">{text}</p>}
      {children}
    </section>
  )
}
