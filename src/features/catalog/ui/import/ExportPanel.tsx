import { Download } from '#/ui/icons/admin.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { m } from './messages/import.messages.ts'
import { Panel } from './Panel.tsx'

const EXPORTS = '/api/admin/export'

/** All products as a file to keep, to edit in a spreadsheet, or to carry into another shop. */
export function ExportPanel() {
  return (
    <Panel title={m.export()} text={m.exportText()}>
      <div className="flex flex-wrap gap-3">
        <a href={`${EXPORTS}/products.csv`} download className={buttonClass()}>
          <Download aria-hidden className="size-4.5" />
          {m.productsCsv()}
        </a>
        <a href={`${EXPORTS}/products.zip`} download className={buttonClass()}>
          <Download aria-hidden className="size-4.5" />
          {m.productsZip()}
        </a>
      </div>
    </Panel>
  )
}

/** The file to begin with. */
export function TemplateLink() {
  return (
    <a href={`${EXPORTS}/template.csv`} download className={buttonClass({ variant: 'quiet', size: 'sm' })}>
      <Download aria-hidden className="size-4.5" />
      {m.templateCsv()}
    </a>
  )
}
