import type { PostalAddress } from '#/features/addresses/addresses.schema.ts'
import { markUsed } from '#/features/addresses/addresses.store.ts'
import { saveAddress } from '#/features/addresses/saveAddress.actions.ts'
import type { BillingAddress } from '#/features/orders/schema/orders.schema.ts'
import type { Services } from '#/platform/http/env.ts'
import { Failure } from '#/platform/http/failure.ts'

/** The addresses of an order that was placed. */
export interface OrderedTo {
  readonly billingAddress: BillingAddress
  readonly deliveryAddress?: PostalAddress | undefined
  /** What the one that it goes to is called in the book; without a name it is not written there. */
  readonly saveAddressAs?: string | undefined
  /** Ids of the book that they were taken from. */
  readonly usedAddresses?: readonly string[] | undefined
}

/**
 * Writes the address that an order goes to into the customer's book, if they want that, and offers those first next time
 * that stand there. The order is placed by then: a name that is taken, or a full book, is no reason to say anything else.
 */
export async function rememberAddresses(
  { db, log }: Pick<Services, 'db' | 'log'>,
  customerId: string,
  { billingAddress, deliveryAddress, saveAddressAs, usedAddresses = [] }: OrderedTo,
): Promise<void> {
  const { email: _email, payment: _payment, ...billed } = billingAddress
  try {
    if (usedAddresses.length > 0) await markUsed(db, customerId, usedAddresses)
    // guard: address-saved-when-asked
    if (saveAddressAs === undefined) return
    const goesTo = deliveryAddress ? { companyName: '', ...deliveryAddress } : billed
    await saveAddress(db, customerId, { ...goesTo, label: saveAddressAs })
  } catch (error) {
    if (!(error instanceof Failure)) log.warn({ err: error }, 'an address was not remembered')
  }
}
