import { Download } from '#/ui/icons/admin.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Panel } from './Panel.tsx'

const EXPORTS = '/api/admin/export'

/** All products as a file to keep, to edit in a spreadsheet, or to carry into another shop. */
export function ExportPanel() {
  return (
    <Panel
      title="Export"
      text="All products, active or not. An exported file can be changed in a spreadsheet and imported again; what was not changed stays as it is."
    >
      <div className="flex flex-wrap gap-3">
        <a href={`${EXPORTS}/products.csv`} download className={buttonClass()}>
          <Download aria-hidden className="size-4.5" />
          Products (CSV)
        </a>
        <a href={`${EXPORTS}/products.zip`} download className={buttonClass()}>
          <Download aria-hidden className="size-4.5" />
          Products and pictures (ZIP)
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
      Template (CSV)
    </a>
  )
}
