import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { users } from '#/features/accounts/accounts.tables.ts'
import type { Db } from '#/platform/db/database.ts'
import { newId } from '#/platform/db/ids.ts'
import { slugOf } from '../rules/slug.rules.ts'
import type { ProductFields } from '../stores/catalog.store.ts'
import type { ProductRow } from '../tables/catalog.tables.ts'
import { categories, products } from '../tables/catalog.tables.ts'
import { variants } from '../tables/stock.tables.ts'
import { categoryKey } from './import.rules.ts'
import { importRows, imports } from './import.tables.ts'
import type { SizeField } from './sizeColumns.rules.ts'

export type ImportRow = typeof imports.$inferSelect
export type RowResult = Omit<typeof importRows.$inferInsert, 'importId'>

/** An import and who brought it; null for somebody who is gone. */
export interface StoredImport {
  readonly row: ImportRow
  readonly actor: string | null
}

/** Newest first. */
export async function listImports(
  db: Db,
  page: { limit: number; offset: number },
): Promise<{ rows: StoredImport[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db
      .select({ row: imports, actor: users.name })
      .from(imports)
      .leftJoin(users, eq(users.id, imports.actorId))
      .orderBy(desc(imports.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(imports),
  ])
  return { rows, total: counted?.total ?? 0 }
}

export async function readImport(db: Db, id: string): Promise<StoredImport | undefined> {
  const [found] = await db
    .select({ row: imports, actor: users.name })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.actorId))
    .where(eq(imports.id, id))
  return found
}

/** The row of an import; it stays locked until the transaction ends. */
export async function lockImport(tx: Db, id: string): Promise<ImportRow | undefined> {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update')
  return row
}

type Draft = Pick<ImportRow, 'id' | 'actorId' | 'fileName' | 'bytes' | 'rows'>

export async function insertImport(db: Db, draft: Draft): Promise<void> {
  await db.insert(imports).values(draft)
}

export async function changeImport(
  db: Db,
  id: string,
  change: Partial<Omit<ImportRow, 'id' | 'touchedAt'>>,
): Promise<void> {
  await db
    .update(imports)
    .set({ ...change, touchedAt: sql`now()` })
    .where(eq(imports.id, id))
}

export async function deleteImport(db: Db, id: string): Promise<void> {
  await db.delete(imports).where(eq(imports.id, id))
}

/** Whether any import is under way. Call in a transaction: two that start together wait for each other here. */
export async function isAnyRunning(tx: Db): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('zari imports'))`)
  const rows = await tx.select({ id: imports.id }).from(imports).where(eq(imports.state, 'running')).limit(1)
  return rows.length > 0
}

/** Those that wait for their start or are under way: their files are wanted. */
export async function openImports(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(inArray(imports.state, ['draft', 'running']))
  return new Set(rows.map(({ id }) => id))
}

/** Counts one more try; undefined when the import is not running. */
export async function beginTry(db: Db, id: string): Promise<ImportRow | undefined> {
  const [row] = await db
    .update(imports)
    .set({ attempts: sql`${imports.attempts} + 1`, touchedAt: sql`now()` })
    .where(and(eq(imports.id, id), eq(imports.state, 'running')))
    .returning()
  return row
}

/** Imports that stand still because their process is gone; each is given to one caller only. */
export async function takeStalled(db: Db, afterSeconds: number): Promise<string[]> {
  const rows = await db
    .update(imports)
    .set({ touchedAt: sql`now()` })
    .where(
      and(
        eq(imports.state, 'running'),
        lt(imports.touchedAt, sql`now() - make_interval(secs => ${afterSeconds})`),
      ),
    )
    .returning({ id: imports.id })
  return rows.map(({ id }) => id)
}

/** Drops drafts of more than a day and imports of more than 90 days, with their reports; gives their ids. */
export async function dropOldImports(db: Db): Promise<string[]> {
  const rows = await db
    .delete(imports)
    .where(
      or(
        and(eq(imports.state, 'draft'), lt(imports.createdAt, sql`now() - interval '1 day'`)),
        and(
          inArray(imports.state, ['done', 'failed']),
          lt(imports.createdAt, sql`now() - interval '90 days'`),
        ),
      ),
    )
    .returning({ id: imports.id })
  return rows.map(({ id }) => id)
}

/** Category ids by name and by the slug of the name. */
export async function categoryIds(db: Db): Promise<Map<string, string>> {
  const rows = await db.select({ id: categories.id, name: categories.name }).from(categories)
  const slugs = rows.map(({ id, name }) => [slugOf(name), id] as const).filter(([slug]) => slug !== '')
  // A name goes before another one's slug.
  return new Map([...slugs, ...rows.map(({ id, name }) => [categoryKey(name), id] as const)])
}

/** Adds categories, active and without a picture; one that somebody else added meanwhile is left alone. Gives the new ids. */
export async function addCategories(tx: Db, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await tx
    .insert(categories)
    .values(names.map((name) => ({ id: newId(), name })))
    .onConflictDoNothing()
    .returning({ id: categories.id })
  return rows.map(({ id }) => id)
}

/** Products by slug. With `lock` they stay locked until the transaction ends, in id order as orders lock them. */
export async function productsBySlug(
  db: Db,
  slugs: readonly string[],
  lock = false,
): Promise<Map<string, ProductRow>> {
  const query = db
    .select()
    .from(products)
    .where(and(inArray(products.slug, [...slugs]), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
  const rows = await (lock ? query.for('no key update') : query)
  return new Map(rows.map((row) => [row.slug, row]))
}

const {
  id: _id,
  quantity: _counted,
  createdAt: _made,
  deletedAt: _gone,
  ...writable
} = getTableColumns(products)

/** Every column as the file has it. */
const written = {
  ...Object.fromEntries(
    Object.entries(writable).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  ),
  updatedAt: sql`now()`,
}

/**
 * Adds and changes products in one statement, but for their stock. All columns are written, so the database announces every
 * one of them. A slug that somebody else took meanwhile breaks `products_slug`.
 */
export async function putProducts(
  tx: Db,
  puts: readonly { readonly id: string; readonly fields: ProductFields }[],
): Promise<void> {
  if (puts.length === 0) return
  await tx
    .insert(products)
    .values(puts.map(({ id, fields }) => ({ ...fields, id, quantity: 0 })))
    .onConflictDoUpdate({ target: products.id, set: written })
}

/** Writes what became of the rows of a batch, and where the import stands after it. */
export async function addResults(
  tx: Db,
  importId: string,
  results: readonly RowResult[],
  change: Partial<Omit<ImportRow, 'id' | 'touchedAt'>>,
): Promise<void> {
  const written = tx.$with('written').as(
    tx
      .insert(importRows)
      .values(results.map((result) => ({ importId, ...result })))
      .returning({ row: importRows.row }),
  )
  await tx
    .with(written)
    .update(imports)
    .set({ ...change, touchedAt: sql`now()` })
    .where(eq(imports.id, importId))
}

/** The next results in the order of the file. */
export async function resultsAfter(db: Db, importId: string, row: number, limit: number) {
  return db
    .select()
    .from(importRows)
    .where(and(eq(importRows.importId, importId), gt(importRows.row, row)))
    .orderBy(asc(importRows.row))
    .limit(limit)
}

/** The next products in the order in which they were made, with the names of their categories. */
export async function productsToExport(db: Db, afterId: string | undefined, limit: number) {
  return db
    .select({ row: products, category: categories.name })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.categoryId))
    .where(and(isNull(products.deletedAt), afterId === undefined ? undefined : gt(products.id, afterId)))
    .orderBy(asc(products.id))
    .limit(limit)
}

/** Which columns of sizes that are counted by themselves say anything. */
export async function usedSizeColumns(db: Db): Promise<{ size: string; field: SizeField }[]> {
  const rows = await db
    .select({
      size: variants.size,
      sku: sql<boolean>`bool_or(${variants.sku} <> '')`,
      barcode: sql<boolean>`bool_or(${variants.barcode} <> '')`,
      price: sql<boolean>`bool_or(${variants.pricePaise} is not null)`,
      pictures: sql<boolean>`bool_or(cardinality(${variants.images}) > 0)`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(ne(variants.size, ''), isNull(variants.removedAt), isNull(products.deletedAt)))
    .groupBy(variants.size)
  return rows.flatMap(({ size, ...said }) => [
    { size, field: 'stock' as const },
    ...(['sku', 'barcode', 'price', 'pictures'] as const)
      .filter((field) => said[field])
      .map((field) => ({ size, field })),
  ])
}

/** In which columns of further languages anything is written: `name.hi`. */
export async function usedWordColumns(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select distinct field.key || '.' || language.key as key
    from ${products}, jsonb_each(${products.words}) language, jsonb_each(language.value) field
    where ${products.deletedAt} is null`)
  return rows.map(({ key }) => key)
}
