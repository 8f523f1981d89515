import type { Services } from '#/platform/http/env.ts'
import { dropLeftFiles, removeFiles } from './folder.ts'
import * as store from './import.store.ts'

type Needs = Pick<Services, 'db' | 'config'>

/** Drops old imports with their files, and what is left on this machine. @throws FileStoreError */
export async function dropOldImports({ db, config }: Needs): Promise<void> {
  for (const id of await store.dropOldImports(db)) await removeFiles(config, id)
  // guard: left-imports-dropped
  await dropLeftImports({ db, config })
}

/** Drops what lies on this machine of imports that are over. */
export async function dropLeftImports({ db, config }: Needs): Promise<void> {
  await dropLeftFiles(config, await store.openImports(db))
}
