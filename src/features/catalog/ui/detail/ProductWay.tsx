import { Link } from '@tanstack/react-router'
import { Breadcrumbs } from '#/ui/kit/Breadcrumbs.tsx'
import { typeOf } from '../../rules/productType.rules.ts'
import type { Product } from '../../schema/catalog.schema.ts'
import { categoryText } from '../categoryMenu.ts'
import { m } from './messages/detail.messages.ts'

/** The way to a product: home, its category, and the part of it; its name is the heading that follows. */
export function ProductWay({ product }: { product: Product }) {
  const { category, name } = product
  const type = typeOf(product)
  return (
    <Breadcrumbs className="min-w-0 [&_li:last-child]:sr-only">
      <Link to="/">{m.home()}</Link>
      {category && (
        <Link to="/new/$category/collections" params={{ category: category.name }}>
          {categoryText(category)}
        </Link>
      )}
      {category && type && (
        <Link to="/new/$category/collections" params={{ category: category.name }} search={{ type }}>
          {product.labels?.[type] ?? type}
        </Link>
      )}
      {name}
    </Breadcrumbs>
  )
}
