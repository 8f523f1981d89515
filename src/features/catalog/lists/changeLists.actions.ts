import { createHash } from 'node:crypto'
import { type Actor, auditChange } from '#/platform/db/audit.ts'
import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import { allWordsOf } from '#/platform/language/ownWords.rules.ts'
import { type AttributeLists, findValue, type ListValue } from '../attributes/attributeLists.rules.ts'
import { type ListAttribute, type ListKey, listAttributes } from '../attributes/attributes.rules.ts'
import type { CatalogServices } from '../catalog.cache.ts'
import { catalogFailures } from '../catalog.failures.ts'
import { m } from '../messages/catalog.messages.ts'
import { lockLists, readLists } from '../stores/attributeLists.store.ts'
import { changeOf } from './lists.rules.ts'
import { type ListForm, MOST_VALUES, type ValueList, type WantedValue } from './lists.schema.ts'
import { countUses, renameInProducts, writeList } from './lists.store.ts'

const attributeOf = (key: ListKey): ListAttribute => {
  const found = listAttributes().find((attribute) => attribute.key === key)
  if (!found) throw failures.not_found()
  return found
}

const versionOf = (list: readonly ListValue[]): string =>
  createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 16)

const shown = (
  { key, label }: ListAttribute,
  lists: AttributeLists,
  uses: ReadonlyMap<ListKey, ReadonlyMap<string, number>>,
): ValueList => ({
  key,
  label,
  values: lists[key].map((value) => ({ ...value, products: uses.get(key)?.get(value.value) ?? 0 })),
  version: versionOf(lists[key]),
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

const full = () => m.listFull({ most: MOST_VALUES })

const invalid = (message: string, field = 'values') =>
  failures.invalid({ message, errors: [{ field, message }] })

/** @throws Failure value_in_use for values that products have and the new list does not */
async function refuseGone(tx: Db, attribute: ListAttribute, gone: readonly string[]): Promise<void> {
  if (gone.length === 0) return
  const uses = (await countUses(tx, [attribute])).get(attribute.key)
  // guard: value-in-use
  const used = gone.filter((value) => uses?.has(value))
  if (used.length === 0) return
  const message = m.stillHave({ values: used.map((value) => `“${value}”`).join(', ') })
  throw catalogFailures.value_in_use({ message, errors: [{ field: 'values', message }] })
}

/** As the log of changes has it: with their words of further languages; retired values say so, colours have their swatch. */
const written = (list: readonly ListValue[]) => ({
  values: list.map(({ value, hex, active, words }) =>
    [value, ...allWordsOf(words, 'value'), hex, active ? '' : '(retired)'].filter(Boolean).join(' '),
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
): Promise<{ list: ValueList; followers: number }> {
  const attribute = attributeOf(key)
  const followers = await services.db.transaction(async (tx) => {
    // guard: lists-locked
    await lockLists(tx)
    const before = (await readLists(tx))[key]
    // guard: list-clash
    if (seen !== undefined && seen !== versionOf(before)) throw failures.changed_meanwhile()
    const { list, names, gone, twice } = changeOf(before, values)
    if (twice !== undefined) throw invalid(m.twiceInList({ value: twice }))
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
  return { list: await readValueList(services.db, attribute), followers: followers.length }
}

/**
 * Adds values to the end of a list, as long as there is room; those that are there or come twice, in whatever letters, are
 * there once. Call in a transaction. @returns whether all of them are in the list now
 */
export async function addValues(
  tx: Db,
  actor: Actor,
  key: ListKey,
  added: readonly WantedValue[],
): Promise<boolean> {
  await lockLists(tx)
  const before = (await readLists(tx))[key]
  const lower = added.map(({ value }) => value.toLowerCase())
  const fresh = added.filter(
    ({ value }, at) => !findValue(before, value) && lower.indexOf(value.toLowerCase()) === at,
  )
  // guard: list-has-room
  const taken = fresh.slice(0, Math.max(0, MOST_VALUES - before.length))
  if (taken.length > 0) {
    const list = [...before, ...taken.map(({ value, hex = '' }) => ({ value, hex, active: true }))]
    await writeList(tx, key, list)
    await auditChange(tx, actor, 'attribute.update', key, { before: written(before), after: written(list) })
  }
  return taken.length === fresh.length
}

/** Adds one value. @throws Failure invalid for one more than a list can have */
export async function addListValue(
  services: CatalogServices,
  actor: Actor,
  key: ListKey,
  value: WantedValue,
): Promise<ValueList> {
  const attribute = attributeOf(key)
  const isIn = await services.db.transaction((tx) => addValues(tx, actor, key, [value]))
  if (!isIn) throw invalid(full(), 'value')
  await services.catalog.changed({ attributeValues: [key] })
  return readValueList(services.db, attribute)
}
