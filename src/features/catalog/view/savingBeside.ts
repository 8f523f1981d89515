import type { Db } from '#/platform/db/database.ts'
import { within } from '#/platform/db/reach.ts'
import type { CatalogView } from './catalogView.ts'
import type { SavedCatalog } from './savedCatalog.ts'

/** So long a change waits for the disk that the catalogue is being written to, ms: one that hangs must not keep the shop from changing. */
const MOST_SAVING_MS = 5_000

export interface SavingBeside {
  /** Begins to write it, if it is time to. Before anything of it changes, `end` has to be waited for. */
  begin(view: CatalogView): void
  /** Resolves when nothing is being written any more. */
  end(): Promise<void>
}

/**
 * Writes the catalogue to the disk while it is asked.
 * @param again called when it is to be offered once more, although nothing changed since
 */
export function saveBeside(db: Db, saved: SavedCatalog, again: () => void): SavingBeside {
  let saving: { readonly done: Promise<number | undefined>; readonly giveUp: AbortController } | undefined
  let later: NodeJS.Timeout | undefined
  return {
    begin(view) {
      const giveUp = new AbortController()
      const done = saved.save(db, view, giveUp.signal)
      saving = { done, giveUp }
      done.then((ms) => {
        clearTimeout(later)
        later = ms === undefined ? undefined : setTimeout(again, ms).unref()
      })
    },
    async end() {
      if (!saving) return
      const { done, giveUp } = saving
      saving = undefined
      // guard: catalog-saved-unchanged
      const isDone = await within(
        done.then(() => true),
        MOST_SAVING_MS,
      )
      if (!isDone) giveUp.abort()
    },
  }
}
