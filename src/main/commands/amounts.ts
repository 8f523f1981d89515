import { type Manifest, rowsIn } from '#/platform/backup/manifest.ts'
import { formatNumber } from '#/platform/language/numbers.rules.ts'

export const megabytes = (bytes: number): string =>
  bytes < 100_000 ? `${formatNumber(bytes)} bytes` : `${(bytes / 1_000_000).toFixed(1)} MB`

/** What a backup holds, in the words of the shop. */
export function amounts(manifest: Manifest): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `${formatNumber(rowsIn(manifest, 'public.orders'))} orders`,
    `${formatNumber(rowsIn(manifest, 'public.products'))} products`,
    `${formatNumber(rowsIn(manifest, 'public.users'))} people`,
    `${formatNumber(manifest.pictures.count)} pictures (${megabytes(manifest.pictures.bytes)})`,
    `${formatNumber(rows)} rows in ${manifest.tables.length} tables`,
  ].join(', ')
}
