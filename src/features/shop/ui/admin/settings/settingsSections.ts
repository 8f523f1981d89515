import { access } from './access.ts'
import { alerts } from './alerts.ts'
import { cards } from './cards.ts'
import { checkout } from './checkout.ts'
import { googleAndInstagram } from './googleAndInstagram.ts'
import { hours } from './hours.ts'
import { listPrice } from './listPrice.ts'
import { openOrders } from './openOrders.ts'
import { policies } from './policies.tsx'
import { reviews } from './reviews.ts'
import { seller } from './seller.tsx'
import { shopLanguages } from './shopLanguages.tsx'
import { theShop } from './theShop.tsx'
import { waysToPay } from './waysToPay.tsx'
import { whatsapp } from './whatsapp.tsx'

/** Every setting of the shop as data, in the order in which a new shopkeeper meets them. */
export const settingsSections = () =>
  [
    access(),
    theShop(),
    shopLanguages(),
    whatsapp(),
    waysToPay(),
    checkout(),
    seller(),
    hours(),
    policies(),
    listPrice(),
    cards(),
    googleAndInstagram(),
    openOrders(),
    alerts(),
    reviews(),
  ] as const
