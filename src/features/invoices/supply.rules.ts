import type { Supplier } from '#/features/orders/rules/documents.rules.ts'
import { stateCode, stateHalfName, stateOfCode } from '#/features/shop/states.rules.ts'

/** Where a sale takes place in the eyes of the tax law; it decides which taxes there are. */
export interface Supply {
  /** With its GST code where it is a state of India: `Tamil Nadu (33)`. */
  readonly placeOfSupply: string
  /** That code; undefined for what is no state of India. */
  readonly placeCode: string | undefined
  readonly isWithinState: boolean
  readonly stateHalf: 'SGST' | 'UTGST'
}

interface Place {
  readonly state: string
  readonly country: string
}

/** Whom a sale is billed to, and where it goes when that is elsewhere. */
export interface Parties {
  readonly billingAddress: Place & { readonly gstin?: string | undefined }
  readonly deliveryAddress: Place | null
}

/**
 * Where it goes to is where a sale to a consumer takes place, whoever is billed (IGST Act, section 10(1)(a) and (ca), CBIC
 * circular 209/3/2024); that to a registered business in the state of its registration, to whomever it has the goods sent
 * (section 10(1)(b)).
 */
function placeOf({ billingAddress, deliveryAddress }: Parties): Place {
  // guard: supply-by-registration
  const home = billingAddress.gstin ? stateOfCode(billingAddress.gstin.slice(0, 2)) : undefined
  if (home) return { state: home, country: 'India' }
  // guard: supply-where-delivered
  return deliveryAddress ?? billingAddress
}

export function supplyOf(supplier: Pick<Supplier, 'gstin' | 'state'>, parties: Parties): Supply {
  // The registration decides where the supplier is; the state typed in the settings may be spelt in any way.
  const home = supplier.gstin.slice(0, 2) || stateCode(supplier.state)
  const { state, country } = placeOf(parties)
  const place = stateCode(state)
  return {
    placeCode: place,
    placeOfSupply: place ? `${state} (${place})` : `${state}, ${country}`,
    isWithinState: place !== undefined && place === home,
    stateHalf: stateHalfName(place),
  }
}
