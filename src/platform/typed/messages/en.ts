export const en = {
  pageLinkHint: 'A page of this shop such as /new/saree/collections, or an address with https://',
  noPageLink: 'A page of this shop such as /new/saree/collections, or an address that begins with https://.',
  reachLinkHint:
    'A page of this shop such as /new/saree/collections, an address with https:// (WhatsApp: https://wa.me/91…), tel: or mailto:.',
  noReachLink:
    'A page of this shop such as /new/saree/collections, or an address that begins with https://, tel: or mailto:.',
  amountExample: 'A price such as 1,299.00.',
  oneLine: 'Please write it in one line.',
} as const
