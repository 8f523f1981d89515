import { useState } from 'react'
import { FileDrop } from '#/features/catalog/ui/import/FileDrop.tsx'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Dialog } from '#/ui/kit/Dialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { useStatement } from '../statement/statement.queries.ts'
import type { ChosenColumns, Statement } from '../statement/statement.schema.ts'
import { ColumnMapper } from './ColumnMapper.tsx'
import { StatementPreview } from './StatementPreview.tsx'

/** Uploads a bank statement: chosen, looked at, its columns named where nobody knows them, then written. */
export function StatementDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>()
  const [columns, setColumns] = useState<ChosenColumns>()
  const [seen, setSeen] = useState<Statement>()
  const [problem, setProblem] = useState('')
  const upload = useStatement()

  /** What is chosen is looked at; a refusal leaves everything as it was, with its words. */
  const send = async (chosen: File, by: ChosenColumns | 'ask' | undefined, isWritten: boolean) => {
    setProblem('')
    try {
      return await upload.mutateAsync({ file: chosen, columns: by, isWritten })
    } catch (error) {
      setProblem(errorText(error, { fallback: 'The file could not be read. Please try again.' }))
      return undefined
    }
  }
  const look = async (chosen: File | undefined, by?: ChosenColumns | 'ask') => {
    setFile(chosen)
    if (!by) setSeen(undefined)
    setColumns(by === 'ask' ? undefined : by)
    if (!chosen) return
    const answer = await send(chosen, by, false)
    if (answer) setSeen(answer)
  }
  const write = async () => {
    if (!file) return
    const answer = await send(file, columns, true)
    if (answer?.state !== 'read') return
    const { added, matched } = answer
    toast.success(
      `${added.toLocaleString('en-IN')} new, ${matched.toLocaleString('en-IN')} ${matched === 1 ? 'order' : 'orders'} matched`,
    )
    onClose()
  }
  const isReady = seen?.state === 'read' && seen.added > 0
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title="Upload a bank statement"
      description="CSV or Excel (XLSX), as your bank’s site exports it. You see what is in it before anything is written; the file itself is not kept."
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {seen?.state === 'read' && seen.added === 0 ? 'Close' : 'Cancel'}
          </Button>
          {isReady && (
            <Button variant="primary" pending={upload.isPending} onClick={() => void write()}>
              Write down {seen.added.toLocaleString('en-IN')} {seen.added === 1 ? 'payment' : 'payments'}
            </Button>
          )}
        </>
      }
    >
      <div className="mt-4 grid gap-5">
        <FileDrop
          label="Statement"
          hint="HDFC, ICICI, SBI, Axis, Kotak, Yes and IndusInd are known by their columns. Of any other bank you say once which column is what."
          accept=".csv,.txt,.tsv,.xls,.xlsx,text/csv"
          file={file}
          onFile={(chosen) => void look(chosen)}
          error={problem || undefined}
          disabled={upload.isPending}
        />
        {upload.isPending && (
          <p role="status" className="text-ink-soft">
            Reading the statement …
          </p>
        )}
        {seen?.state === 'unknown' && file && (
          <ColumnMapper
            key={`${file.name} ${file.lastModified}`}
            unknown={seen}
            pending={upload.isPending}
            onChosen={(by) => void look(file, by)}
          />
        )}
        {seen?.state === 'read' && file && (
          <>
            <StatementPreview statement={seen} />
            <div>
              <Button
                variant="quiet"
                size="sm"
                disabled={upload.isPending}
                onClick={() => void look(file, 'ask')}
              >
                Columns are mixed up? Choose them
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
