import { m as ofAddresses } from '#/features/addresses/messages/addresses.messages.ts'
import type { KnownAddress } from '#/features/orders/schema/orders.schema.ts'
import { Field } from '#/ui/kit/Field.tsx'
import { Select } from '#/ui/kit/Select.tsx'
import { m } from '../messages/checkout.messages.ts'

export interface EarlierAddressesProps {
  addresses: readonly KnownAddress[]
  /** The one that the form begins with; -1 for none. */
  first: number
  onPick: (address: KnownAddress) => void
}

/** Offers where earlier orders went; nothing at the first order. */
export function EarlierAddresses({ addresses, first, onPick }: EarlierAddressesProps) {
  if (addresses.length === 0) return null
  return (
    <Field label={m.asEarlier()} hint={m.asEarlierHint()}>
      <Select
        autoComplete="off"
        defaultValue={first < 0 ? '' : first}
        onChange={(event) => {
          const address = addresses[Number(event.target.value)]
          if (event.target.value !== '' && address) onPick(address)
        }}
      >
        <option value="">{ofAddresses.another()}</option>
        {addresses.map((address, at) => (
          <option key={JSON.stringify(address)} value={at}>
            {address.name}, {address.address}, {address.city} {address.zipCode}
          </option>
        ))}
      </Select>
    </Field>
  )
}
