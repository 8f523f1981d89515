import { whatsappLink } from '#/features/shop/ui/pages/whatsapp.rules.ts'

interface Asked {
  /** Of the customer, as it is shown. */
  readonly name: string
  /** 10 digits; '' where none is known. */
  readonly contact: string
  readonly number: number
  /** As it is said, `₹8,000`. */
  readonly total: string
  readonly asks: 'confirm' | 'advance'
  /** Where the customer answers. */
  readonly link: string
}

/**
 * Opens WhatsApp on the admin's device with the question to a customer written out, the same as in the mail; whoever pressed sends it.
 * Undefined where the number is none of a mobile phone in India.
 */
export function askByWhatsapp({ name, contact, number, total, asks, link }: Asked): string | undefined {
  if (!/^[6-9]\d{9}$/.test(contact)) return undefined
  const wish = asks === 'confirm' ? 'confirm it with one press' : 'pay the first part of it by UPI'
  return whatsappLink(
    `91${contact}`,
    `Hello ${name}, you placed order ${number} for ${total}, to be paid at the door. Please ${wish}, and we pack it: ${link}`,
  )
}
