import { m } from '../../messages/checkout.messages.ts'

/** What the family reads beside the link; nothing of the order, of who placed it or where it goes. */
export const shareText = (name: string, shopName: string): string => m.lookWhat({ shop: shopName, name })

/** Opens WhatsApp with the words and the link; whom they go to is chosen there. */
export const shareWhatsapp = (name: string, url: string, shopName: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${shareText(name, shopName)}\n${url}`)}`
