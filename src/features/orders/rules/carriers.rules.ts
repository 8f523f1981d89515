/** A courier of India. */
export interface Carrier {
  readonly name: string
  /** Other ways to write it: what people call it, small letters and digits alone. */
  readonly aliases?: readonly string[]
  /** Its page about one parcel, `{number}` being the tracking number; none where it has no lasting address for that. */
  readonly page?: string
}

/** Those that are offered while typing; any other name may be typed. */
export const carriers: readonly Carrier[] = [
  {
    name: 'Blue Dart',
    page: 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo={number}',
  },
  { name: 'Delhivery', page: 'https://www.delhivery.com/track/package/{number}' },
  { name: 'DTDC' },
  { name: 'Ecom Express' },
  { name: 'Ekart', aliases: ['ekartlogistics'], page: 'https://ekartlogistics.com/shipmenttrack/{number}' },
  { name: 'India Post', aliases: ['speedpost', 'indiapostspeedpost'] },
  { name: 'Professional Couriers', aliases: ['theprofessionalcouriers', 'tpc'] },
  { name: 'Shadowfax' },
  { name: 'Shiprocket', page: 'https://shiprocket.co/tracking/{number}' },
  { name: 'Xpressbees', page: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}' },
]

const MOST_DIGITS = 40

const key = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/**
 * Where a parcel can be followed at its carrier's, however the carrier's name was spelled.
 * @returns undefined for a carrier without such a page, and for what cannot be a tracking number
 */
export function trackingPage(carrier: string | null, trackingNumber: string | null): string | undefined {
  const number = (trackingNumber ?? '').replace(/\s/g, '')
  if (!carrier || !/^[A-Za-z0-9-]+$/.test(number) || number.length > MOST_DIGITS) return undefined
  const wanted = key(carrier)
  const known = carriers.find(({ name, aliases = [] }) => key(name) === wanted || aliases.includes(wanted))
  return known?.page?.replace('{number}', encodeURIComponent(number))
}
