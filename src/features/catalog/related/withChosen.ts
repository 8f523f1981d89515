import type { Db } from '#/platform/db/database.ts'
import { failures } from '#/platform/http/failure.ts'
import type { ProductUpdate } from '../schema/productForm.schema.ts'
import { chosenIds, chosenKey } from './chosen.rules.ts'
import { idsByKeys } from './chosen.store.ts'

/** The form with the products that go with it by their ids. @throws Failure invalid for one that is not there */
export async function withChosen<Form extends ProductUpdate>(
  db: Db,
  form: Form,
  product?: { readonly id: string; readonly goesWith: readonly string[] },
): Promise<Form> {
  if (form.goesWith === undefined) return form
  const known = await idsByKeys(db, form.goesWith.map(chosenKey))
  const { ids, problem } = chosenIds(form.goesWith, {
    idOf: (key) => known.get(key),
    own: product?.id,
    before: product?.goesWith ?? [],
  })
  if (problem) throw failures.invalid({ message: problem, errors: [{ field: 'goesWith', message: problem }] })
  return { ...form, goesWith: ids }
}
