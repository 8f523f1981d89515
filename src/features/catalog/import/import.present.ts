import { rupeesOf } from '#/platform/money/money.ts'
import type { Import, Preview } from './import.schema.ts'
import type { StoredImport } from './import.store.ts'
import { m } from './messages/import.messages.ts'
import type { PreviewRead } from './previewImport.actions.ts'
import type { RateGaps } from './rateGaps.ts'

/** An import as the API shows it. */
export const presentImport = ({ row, actor }: StoredImport): Import => ({
  _id: row.id,
  fileName: row.fileName,
  picturesName: row.picturesName,
  bytes: row.bytes,
  state: row.state,
  rows: row.rows,
  position: row.position,
  added: row.added,
  changed: row.changed,
  unchanged: row.unchanged,
  refused: row.refused,
  failure: row.failure,
  actor: actor ?? m.somebodyGone(),
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

const presentGaps = ({ rows, first }: RateGaps): NonNullable<Preview['rateGaps']> => ({
  rows,
  first: first.map(({ row, slug, gap }) => ({
    row,
    slug,
    below: rupeesOf(gap.lowUpToPaise),
    above: rupeesOf(gap.highFromRupeesPaise),
  })),
})

/** What an import would do, as the API shows it: rupees. */
export const presentPreview = (preview: PreviewRead): Preview => ({
  ...preview,
  rateGaps: preview.rateGaps && presentGaps(preview.rateGaps),
})
