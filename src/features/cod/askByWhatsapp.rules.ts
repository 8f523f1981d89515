import { whatsappLink } from '#/features/shop/ui/pages/whatsapp.rules.ts'
import { m } from './messages/cod.messages.ts'

interface Asked {
  /** Of the customer, as it is shown. */
  readonly name: string
  /** 10 digits; '' where none is known. */
  readonly contact: string
  readonly number: number
  /** What is to be paid, as it is said: `₹8,000`. */
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
  const question = { name, number, total, link }
  return whatsappLink(
    `91${contact}`,
    asks === 'confirm' ? m.askByWhatsappConfirm(question) : m.askByWhatsappAdvance(question),
  )
}
