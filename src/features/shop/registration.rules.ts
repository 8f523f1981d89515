import type { ShopSettings } from './shop.schema.ts'

/** Whether a shop takes GST from its customers: it is registered, and not under the composition scheme. */
export const chargesGst = ({ gstin, composition }: Pick<ShopSettings, 'gstin' | 'composition'>): boolean =>
  gstin !== '' && !composition
