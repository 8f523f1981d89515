import type { ShopSettings } from '../../shop.schema.ts'
import { m } from './messages/pages.messages.ts'
import { whatsappLink } from './whatsapp.rules.ts'

export interface WayToReach {
  readonly name: 'Phone' | 'E-mail' | 'WhatsApp'
  /** What the link says. */
  readonly value: string
  readonly href: string
  /** Leads out of the shop. */
  readonly outside: boolean
}

/** How shoppers reach the shop, of what its owner gave. */
export function waysToReach({ phone, email, whatsappNumber, whatsappMessage }: ShopSettings): WayToReach[] {
  return [
    phone && {
      name: 'Phone' as const,
      value: phone,
      href: `tel:${phone.replaceAll(' ', '')}`,
      outside: false,
    },
    email && { name: 'E-mail' as const, value: email, href: `mailto:${email}`, outside: false },
    whatsappNumber && {
      name: 'WhatsApp' as const,
      value: m.chatWithUs(),
      href: whatsappLink(whatsappNumber, whatsappMessage),
      outside: true,
    },
  ].filter((way) => way !== '')
}

/** Who answers complaints; undefined while nobody was named. */
export const officerOf = ({ grievanceOfficer: name, grievanceEmail: email }: ShopSettings) =>
  name || email ? { name, email } : undefined

/** The seller with the place of business, as far as they were given; the shop's name where there is none. */
export const sellerLine = ({ name, legalName, address }: ShopSettings): string =>
  [legalName || name, address].filter(Boolean).join(', ')
