import { eq } from 'drizzle-orm'
import { savedAddressInputSchema } from '../../../src/features/addresses/addresses.schema.ts'
import { insertSavedAddress } from '../../../src/features/addresses/addresses.store.ts'
import { savedAddresses } from '../../../src/features/addresses/addresses.tables.ts'
import { billingAddress, unique } from './made.ts'
import type { Requests, World } from './request.ts'

/** An address under a name of its own. */
const savedAddress = () => ({ ...billingAddress, label: unique() })

/** An address in the owner's book. */
async function ownAddress({ shop, owner }: World): Promise<string> {
  const fields = savedAddressInputSchema.parse(savedAddress())
  const { id } = await shop.services.db.transaction(async (tx) => {
    await tx.delete(savedAddresses).where(eq(savedAddresses.customerId, owner.id))
    return insertSavedAddress(tx, owner.id, fields)
  })
  return id
}

export const addressesRequests: Requests = {
  'GET /api/addresses': () => ({}),
  'POST /api/addresses': () => ({ json: savedAddress() }),
  'POST /api/addresses/{_id}': async (world) => ({
    params: { _id: await ownAddress(world) },
    json: savedAddress(),
  }),
  'DELETE /api/addresses/{_id}': async (world) => ({ params: { _id: await ownAddress(world) } }),
}
