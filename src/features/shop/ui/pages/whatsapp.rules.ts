/** A link that opens a WhatsApp chat with the shop; `number` is digits with the country code, `text` is prefilled. */
export const whatsappLink = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`
