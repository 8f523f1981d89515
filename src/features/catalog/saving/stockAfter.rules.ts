import type { ProductUpdate } from '../schema/productForm.schema.ts'

/** A product as it stands when a form comes in. */
interface Stored {
  readonly quantity: number
  readonly updatedAt: Date
}

/** Whether another admin changed the product since the form was opened. */
export const isOvertaken = ({ updatedAt }: Stored, { seen }: Pick<ProductUpdate, 'seen'>): boolean =>
  seen?.updatedAt !== undefined && seen.updatedAt !== updatedAt.toISOString()

/** Stock after an update: as entered, less what was sold since the form was opened. Two who counted the same agree. */
export function stockAfter(
  stored: Stored,
  form: Pick<ProductUpdate, 'quantity' | 'quantityWas' | 'seen'>,
): number {
  const { quantity, quantityWas } = form
  // guard: same-count-once
  if (quantity === undefined || (isOvertaken(stored, form) && quantity === stored.quantity))
    return stored.quantity
  // guard: stock-sold-meanwhile
  return quantityWas === undefined ? quantity : Math.max(0, stored.quantity + quantity - quantityWas)
}
