import type { ShopSettings } from './shop.schema.ts'

/** Whether a shop takes GST from its customers: it is registered. */
export const chargesGst = ({ gstin }: Pick<ShopSettings, 'gstin'>): boolean => gstin !== ''
