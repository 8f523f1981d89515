import { carriers } from '#/features/orders/rules/carriers.rules.ts'

/** For the `list` of an input. */
export const carrierListId = 'carriers'

/** Couriers to choose from while typing; any other may be typed. */
export const CarrierList = () => (
  <datalist id={carrierListId}>
    {carriers.map(({ name }) => (
      <option key={name} value={name} />
    ))}
  </datalist>
)
