/** Couriers to choose from while typing; any other may be typed. */
const carriers = ['Blue Dart', 'Delhivery', 'DTDC', 'Ekart', 'India Post', 'Xpressbees']

/** For the `list` of an input. */
export const carrierListId = 'carriers'

export const CarrierList = () => (
  <datalist id={carrierListId}>
    {carriers.map((carrier) => (
      <option key={carrier} value={carrier} />
    ))}
  </datalist>
)
