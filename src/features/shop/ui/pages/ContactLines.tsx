import type { ShopSettings } from '../../shop.schema.ts'
import { whatsappLink } from './whatsapp.rules.ts'

/** How to reach the shop, as sentences in the flow of a policy text. */
export function ContactLines({ shop }: { shop: ShopSettings }) {
  return (
    <p>
      Write to <a href={`mailto:${shop.email}`}>{shop.email}</a>, call{' '}
      <a href={`tel:${shop.phone.replaceAll(' ', '')}`}>{shop.phone}</a> or{' '}
      <a href={whatsappLink(shop.whatsappNumber, shop.whatsappMessage)} target="_blank" rel="noreferrer">
        send us a WhatsApp message
      </a>
      .
    </p>
  )
}

/** The officer for complaints whom the Consumer Protection (E-Commerce) Rules 2020 ask every shop to name. */
export function GrievanceOfficer({ shop }: { shop: ShopSettings }) {
  return (
    <p>
      Grievance officer: <strong>{shop.grievanceOfficer}</strong>,{' '}
      <a href={`mailto:${shop.grievanceEmail}`}>{shop.grievanceEmail}</a>, {shop.legalName}, {shop.address}.
      We acknowledge every complaint within 48 hours and settle it within one month.
    </p>
  )
}
