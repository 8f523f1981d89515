import type { Product } from '../../catalog.schema.ts'

/**
 * A product as search engines read it (schema.org), as text for a script element: `<` is escaped, so that nothing in
 * a name or description can end the element.
 */
export function productJsonLd(product: Product, shopName: string): string {
  const availability = product.quantity > 0 ? 'InStock' : 'OutOfStock'
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description || product.title || product.name,
    image: product.images,
    sku: product.slug,
    ...(product.category && { category: product.category.name }),
    countryOfOrigin: product.countryOfOrigin,
    offers: {
      '@type': 'Offer',
      price: product.price.toFixed(2),
      priceCurrency: 'INR',
      availability: `https://schema.org/${availability}`,
      itemCondition: 'https://schema.org/NewCondition',
      url: `/details/${product.slug}`,
      seller: { '@type': 'Organization', name: shopName },
    },
  }).replaceAll('<', '\\u003c')
}
