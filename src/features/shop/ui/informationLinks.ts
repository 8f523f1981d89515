/** The information pages and how the footer and the menu call them (specification, section 2 "Root layout"). */
export const helpLinks = [
  { to: '/Shipping-details', label: 'Shipping / Returns / Exchanges' },
  { to: '/faqs', label: 'FAQs' },
  { to: '/contact-us', label: 'Contact us' },
] as const

export const shopLinks = [
  { to: '/about', label: 'About us' },
  { to: '/terms&condition', label: 'Terms & conditions' },
  { to: '/privacy-policy', label: 'Privacy policy' },
] as const
