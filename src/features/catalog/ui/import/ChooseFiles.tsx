import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { importQuery } from '../../import/import.queries.ts'
import { uploadImport } from '../../import/sendFile.ts'
import { ColumnsHelp } from './ColumnsHelp.tsx'
import { TemplateLink } from './ExportPanel.tsx'
import { FileDrop } from './FileDrop.tsx'
import { isZip, picturesProblem, tableProblem } from './importWords.ts'
import { m } from './messages/import.messages.ts'
import { Panel } from './Panel.tsx'
import { ProgressBar } from './ProgressBar.tsx'

/** The first step: which file. `onUploaded` gets the id of the draft. */
export function ChooseFiles({ onUploaded }: { onUploaded: (id: string) => void }) {
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [table, setTable] = useState<File>()
  const [pictures, setPictures] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [part, setPart] = useState<number>()
  const sending = part !== undefined
  const beside = table && !isZip(table) ? pictures : undefined
  const wrongPictures = picturesProblem(beside)

  const send = async () => {
    const wrong = tableProblem(table)
    setProblem(wrong)
    if (wrong || !table) return input.current?.focus()
    if (wrongPictures) return
    setPart(0)
    try {
      const draft = await uploadImport({ table, pictures: beside }, setPart)
      queryClient.setQueryData(importQuery(draft._id).queryKey, draft)
      await queryClient.invalidateQueries({ queryKey: ['imports', 'list'] })
      onUploaded(draft._id)
    } catch (error) {
      setProblem(errorText(error, { action: (cause) => m.uploadFailed({ cause }) }))
      setPart(undefined)
    }
  }

  return (
    <Panel title={m.import()} text={m.importText()}>
      <form
        noValidate
        aria-label={m.importProducts()}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <div className="grid gap-5 md:grid-cols-2">
          <FileDrop
            ref={input}
            label={m.products()}
            hint={m.productsHint()}
            accept=".csv,.txt,.tsv,.zip,text/csv,application/zip"
            file={table}
            onFile={(file) => {
              setTable(file)
              setProblem(file && tableProblem(file))
            }}
            error={problem}
            disabled={sending}
          />
          {!(table && isZip(table)) && (
            <FileDrop
              label={m.picturesOptional()}
              hint={m.picturesHint()}
              accept=".zip,application/zip"
              file={pictures}
              onFile={setPictures}
              error={wrongPictures}
              disabled={sending}
            />
          )}
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Button type="submit" variant="primary" pending={sending}>
            {m.checkFile()}
          </Button>
          <TemplateLink />
        </div>
        {sending && (
          <div className="mt-5 grid gap-3">
            <ProgressBar
              label={part < 1 ? m.uploading() : m.readingFile()}
              value={Math.floor(part * 100)}
              text={`${Math.floor(part * 100)} %`}
            />
            <Callout>{m.stayOnPage()}</Callout>
          </div>
        )}
      </form>
      <ColumnsHelp />
    </Panel>
  )
}
