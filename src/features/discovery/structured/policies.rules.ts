import type { ShopSettings } from '#/features/shop/shop.schema.ts'
import { rupees, type Thing, word } from './jsonLd.rules.ts'

/** Where the shop sends things and takes them back from (ISO 3166). */
export const COUNTRY = 'IN'
/** What sending costs, rupees: the shipping page says that every order is sent for nothing. */
export const SHIPPING_PRICE = 0

/** Days until a parcel is on its way. */
export function handlingDays({
  processingDaysLeast,
  processingDaysMost,
}: Pick<ShopSettings, 'processingDaysLeast' | 'processingDaysMost'>) {
  return { least: Math.min(processingDaysLeast, processingDaysMost), most: processingDaysMost }
}

const days = (least: number, most: number) => ({
  '@type': 'QuantitativeValue',
  minValue: least,
  maxValue: most,
  unitCode: 'DAY',
})

export function shippingDetails(shop: ShopSettings): Thing {
  const { least, most } = handlingDays(shop)
  const { transitDaysLeast, transitDaysMost } = shop
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: rupees(SHIPPING_PRICE),
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: COUNTRY },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(least, most),
      ...(transitDaysMost > 0 && { transitTime: days(transitDaysLeast, transitDaysMost) }),
    },
  }
}

/** What the shipping page says of returns. */
export function returnPolicy(shop: ShopSettings & { readonly origin: string }): Thing {
  const { returnDays, reverseShipmentFee } = shop
  const always = {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: COUNTRY,
    merchantReturnLink: new URL('/Shipping-details#returns', shop.origin).href,
  }
  if (returnDays === 0) return { ...always, returnPolicyCategory: word('MerchantReturnNotPermitted') }
  return {
    ...always,
    returnPolicyCategory: word('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: returnDays,
    returnMethod: word('ReturnByMail'),
    ...(reverseShipmentFee > 0
      ? { returnFees: word('ReturnShippingFees'), returnShippingFeesAmount: rupees(reverseShipmentFee) }
      : { returnFees: word('FreeReturn') }),
    // Cash on delivery comes back as a coupon.
    refundType: [word('FullRefund'), ...(shop.codEnabled ? [word('StoreCreditRefund')] : [])],
  }
}
