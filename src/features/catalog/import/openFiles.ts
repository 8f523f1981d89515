import type { Services } from '#/platform/http/env.ts'
import { bringFiles, fileExists, filesOf } from './folder.ts'
import { m } from './messages/import.messages.ts'
import { type NamedPictures, namedPictures } from './pictures.ts'
import { TableError } from './table.ts'
import { openZip } from './zip.ts'

export interface OpenFiles {
  readonly csv: string
  readonly hasZip: boolean
  readonly pictures: NamedPictures
  close(): void
}

/** The files of an import. @throws TableError when they are gone, ZipError for a ZIP that is not taken */
export async function openFiles({ config, media }: Services, id: string): Promise<OpenFiles> {
  const { csv, zip: zipPath } = filesOf(config, id)
  // guard: import-brought
  await bringFiles(config, id)
  if (!(await fileExists(csv))) throw new TableError(m.fileGone())
  const zip = (await fileExists(zipPath)) ? await openZip(zipPath) : undefined
  return {
    csv,
    hasZip: zip !== undefined,
    pictures: namedPictures(media, zip),
    close: () => zip?.close(),
  }
}
