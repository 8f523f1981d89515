import { useState } from 'react'
import { FileDrop } from '#/features/catalog/ui/import/FileDrop.tsx'
import { errorText } from '#/platform/http/errorText.ts'
import { counted, formatNumber } from '#/platform/language/numbers.rules.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Dialog } from '#/ui/kit/Dialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { m } from '../statement/messages/statement.messages.ts'
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
      setProblem(errorText(error, { fallback: m.notRead() }))
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
    toast.success(m.newAndMatched({ added: formatNumber(added), ...counted(matched) }))
    onClose()
  }
  const isReady = seen?.state === 'read' && seen.added > 0
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={m.uploadTitle()}
      description={m.uploadText()}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {seen?.state === 'read' && seen.added === 0 ? m.close() : m.cancel()}
          </Button>
          {isReady && (
            <Button variant="primary" pending={upload.isPending} onClick={() => void write()}>
              {m.writeDown(counted(seen.added))}
            </Button>
          )}
        </>
      }
    >
      <div className="mt-4 grid gap-5">
        <FileDrop
          label={m.statement()}
          hint={m.statementHint()}
          accept=".csv,.txt,.tsv,.xls,.xlsx,text/csv"
          file={file}
          onFile={(chosen) => void look(chosen)}
          error={problem || undefined}
          disabled={upload.isPending}
        />
        {upload.isPending && (
          <p role="status" className="text-ink-soft">
            {m.reading()}
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
                {m.mixedUp()}
              </Button>
            </div>
          </>
        )}
      </div>
    </Dialog>
  )
}
