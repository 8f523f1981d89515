import type { Supplier } from '#/features/orders/rules/documents.rules.ts'
import { stateCode, stateHalfName } from '#/features/shop/states.rules.ts'
import type { Buyer } from './invoice.rules.ts'

/** Where a sale takes place in the eyes of the tax law; it decides which taxes there are. */
export interface Supply {
  /** With its GST code where it is a state of India: `Tamil Nadu (33)`. */
  readonly placeOfSupply: string
  readonly isWithinState: boolean
  readonly stateHalf: 'SGST' | 'UTGST'
}

export function supplyOf(
  supplier: Pick<Supplier, 'gstin' | 'state'>,
  buyer: Pick<Buyer, 'state' | 'country'>,
): Supply {
  // The registration decides where the supplier is; the state typed in the settings may be spelt in any way.
  const home = supplier.gstin.slice(0, 2) || stateCode(supplier.state)
  const place = stateCode(buyer.state)
  return {
    placeOfSupply: place ? `${buyer.state} (${place})` : `${buyer.state}, ${buyer.country}`,
    isWithinState: place !== undefined && place === home,
    stateHalf: stateHalfName(place),
  }
}
