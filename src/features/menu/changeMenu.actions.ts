import { type Actor, auditChange } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { refuseClashes } from '#/platform/http/clash.ts'
import { failures } from '#/platform/http/failure.ts'
import type { SeenValues } from '#/platform/http/seen.schema.ts'
import { changedWords } from '#/platform/language/ownWords.rules.ts'
import { type MenuEntry, type MenuItem, tidyAddress } from './menu.rules.ts'
import { lockMenu, writeMenu } from './menu.store.ts'
import { targetProblem } from './targets.ts'

/** What is wrong with where entries lead, by field. */
function problemsOf(items: readonly MenuItem[]): { field: string; message: string }[] {
  const problems = ({ target }: Pick<MenuItem, 'target'>, path: string) => {
    const problem = targetProblem(target)
    return problem ? [{ field: `${path}.target.${problem.part}`, message: problem.message }] : []
  }
  return items.flatMap((item, at) => [
    ...problems(item, `items.${at}`),
    ...item.items.flatMap((child, place) => problems(child, `items.${at}.items.${place}`)),
  ])
}

const tidied = <Entry extends MenuEntry>(entry: Entry, origin: string | undefined): Entry => ({
  ...entry,
  target: { ...entry.target, to: tidyAddress(entry.target.to, origin) },
  // Of fields that were left empty nothing stays.
  words: changedWords(null, entry.words ?? null) ?? undefined,
})

/**
 * Writes the owner's menu; what another admin wrote since it was opened is not overwritten.
 * @param origin of the shop, whose addresses become paths
 * @returns the menu as it is then
 * @throws Failure invalid, changed_meanwhile
 */
export async function changeMenu(
  db: Db,
  actor: Actor,
  wanted: { readonly items: readonly MenuItem[]; readonly seen?: SeenValues },
  origin: string | undefined,
): Promise<readonly MenuItem[]> {
  const items = wanted.items.map((item) => ({
    ...tidied(item, origin),
    items: item.items.map((child) => tidied(child, origin)),
  }))
  const errors = problemsOf(items)
  const [first] = errors
  if (first) throw failures.invalid({ message: first.message, errors })
  await db.transaction(async (tx) => {
    const before = { items: await lockMenu(tx) }
    refuseClashes(before, { items }, wanted.seen)
    await writeMenu(tx, items)
    await auditChange(tx, actor, 'menu.update', 'menu', { before, after: { items } })
  })
  return items
}

/** Back to the menu that is made of the categories. @throws Failure changed_meanwhile */
export async function resetMenu(db: Db, actor: Actor, seen: SeenValues): Promise<void> {
  await db.transaction(async (tx) => {
    const before = { items: await lockMenu(tx) }
    if (before.items === null) return
    refuseClashes(before, { items: null }, seen)
    await writeMenu(tx, null)
    await auditChange(tx, actor, 'menu.reset', 'menu', { before })
  })
}
