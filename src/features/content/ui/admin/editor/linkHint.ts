/** How a link may be written. */
export const LINK_HINT =
  'A page of this shop such as /new/saree/collections, an address with https:// (WhatsApp: https://wa.me/91…), tel: or mailto:.'
