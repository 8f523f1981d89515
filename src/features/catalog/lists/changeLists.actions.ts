import { type Actor, auditChange } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { type AttributeLists, findValue, type ListValue } from '../attributeLists.rules.ts'
import { lockLists, readLists } from '../attributeLists.store.ts'
import { type ListAttribute, type ListKey, listAttributes } from '../attributes.rules.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import { catalogFailures } from '../catalog.failures.ts'
import { changeOf } from './lists.rules.ts'
import type { ListForm, ValueList, WantedValue } from './lists.schema.ts'
import { countUses, renameInProducts, writeList } from './lists.store.ts'

const attributeOf = (key: ListKey): ListAttribute => {
  const found = listAttributes().find((attribute) => attribute.key === key)
  if (!found) throw failures.not_found()
  return found
}

const shown = (
  { key, label }: ListAttribute,
  lists: AttributeLists,
  uses: ReadonlyMap<ListKey, ReadonlyMap<string, number>>,
): ValueList => ({
  key,
  label,
  values: lists[key].map((value) => ({ ...value, products: uses.get(key)?.get(value.value) ?? 0 })),
})

/** All lists, with how many products have each value. */
export async function readValueLists(db: Db): Promise<ValueList[]> {
  const [lists, uses] = await Promise.all([readLists(db), countUses(db)])
  return listAttributes().map((attribute) => shown(attribute, lists, uses))
}

async function readValueList(db: Db, attribute: ListAttribute): Promise<ValueList> {
  const [lists, uses] = await Promise.all([readLists(db), countUses(db, [attribute])])
  return shown(attribute, lists, uses)
}

const invalid = (message: string) => failures.invalid({ message, errors: [{ field: 'values', message }] })

/** @throws Failure value_in_use for values that products have and the new list does not */
async function refuseGone(tx: Db, attribute: ListAttribute, gone: readonly string[]): Promise<void> {
  if (gone.length === 0) return
  const uses = (await countUses(tx, [attribute])).get(attribute.key)
  // guard: value-in-use
  const used = gone.filter((value) => uses?.has(value))
  if (used.length === 0) return
  const message = `Products still have ${used.map((value) => `“${value}”`).join(', ')}: rename or retire it.`
  throw catalogFailures.value_in_use({ message, errors: [{ field: 'values', message }] })
}

/** As the log of changes has it: retired values say so, colours have their swatch. */
const written = (list: readonly ListValue[]) => ({
  values: list.map(({ value, hex, active }) =>
    [value, hex, active ? '' : '(retired)'].filter(Boolean).join(' '),
  ),
})

/**
 * Writes a list of values. Products follow values that are renamed, in the same transaction; one that a product has does not vanish.
 * @throws Failure invalid (a value twice), value_in_use, changed_meanwhile
 */
export async function changeValueList(
  services: CatalogServices,
  actor: Actor,
  key: ListKey,
  { values, seen }: ListForm,
): Promise<ValueList> {
  const attribute = attributeOf(key)
  const followers = await services.db.transaction(async (tx) => {
    // guard: lists-locked
    await lockLists(tx)
    const before = (await readLists(tx))[key]
    const now = before.map(({ value }) => value)
    // guard: list-clash
    if (seen && JSON.stringify(seen) !== JSON.stringify(now)) throw failures.changed_meanwhile()
    const { list, names, gone, twice } = changeOf(before, values)
    if (twice !== undefined) throw invalid(`“${twice}” stands in the list twice.`)
    await refuseGone(tx, attribute, gone)
    await writeList(tx, key, list)
    const renamed = Object.keys(names).length > 0 ? await renameInProducts(tx, attribute, names) : []
    await auditChange(tx, actor, 'attribute.update', key, {
      before: written(before),
      after: { ...written(list), ...(renamed.length > 0 && { renamed: names, products: renamed.length }) },
    })
    return renamed
  })
  await services.catalog.changed({ attributeValues: [key], products: followers })
  return readValueList(services.db, attribute)
}

/** Adds values to the end of a list; those that are there, in whatever letters, stay as they are. Call in a transaction. */
export async function addValues(
  tx: Db,
  actor: Actor,
  key: ListKey,
  added: readonly WantedValue[],
): Promise<boolean> {
  await lockLists(tx)
  const before = (await readLists(tx))[key]
  const fresh = added.filter(({ value }) => !findValue(before, value))
  if (fresh.length === 0) return false
  const list = [...before, ...fresh.map(({ value, hex = '' }) => ({ value, hex, active: true }))]
  await writeList(tx, key, list)
  await auditChange(tx, actor, 'attribute.update', key, { before: written(before), after: written(list) })
  return true
}

/** Adds one value, from the form of a product. */
export async function addListValue(
  services: CatalogServices,
  actor: Actor,
  key: ListKey,
  value: WantedValue,
): Promise<ValueList> {
  const attribute = attributeOf(key)
  await services.db.transaction((tx) => addValues(tx, actor, key, [value]))
  await services.catalog.changed({ attributeValues: [key] })
  return readValueList(services.db, attribute)
}
