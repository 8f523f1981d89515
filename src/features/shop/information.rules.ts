/**
 * The pages that tell of the shop and hold nobody's data, in the order of the footer. Site map, route guard, footer,
 * menu, sitemap.xml, page heads and tests are made from this list.
 */
export const informationPages = [
  {
    path: '/Shipping-details',
    file: 'shipping.tsx',
    column: 'help',
    label: 'Shipping / Returns / Exchanges',
    title: 'Shipping / Returns / Exchanges',
    description: 'Shipping, returns, refunds, exchanges and cancellations.',
  },
  {
    path: '/faqs',
    file: 'faqs.tsx',
    column: 'help',
    label: 'FAQs',
    title: 'Frequently asked questions',
    description: 'Answers about sarees, fall and pico, sizes, UPI and cash on delivery, returns and care.',
  },
  {
    path: '/contact-us',
    file: 'contact.tsx',
    column: 'help',
    label: 'Contact us',
    title: 'Contact us',
    description: 'WhatsApp, phone, e-mail, business hours, address and grievance officer.',
  },
  {
    path: '/about',
    file: 'about.tsx',
    column: 'shop',
    label: 'About us',
    title: 'About us',
    description: 'Who we are, what we sell and how we choose it.',
  },
  {
    path: '/terms&condition',
    file: 'terms.tsx',
    column: 'shop',
    label: 'Terms & conditions',
    title: 'Terms and conditions',
    description: 'The terms for using the shop and buying here.',
  },
  {
    path: '/privacy-policy',
    file: 'privacy.tsx',
    column: 'shop',
    label: 'Privacy policy',
    title: 'Privacy policy',
    description: 'Which personal data the shop keeps, why, for how long, and your rights.',
  },
] as const

export type InformationPath = (typeof informationPages)[number]['path']

/** Their addresses. */
export const informationPaths: readonly InformationPath[] = informationPages.map(({ path }) => path)
