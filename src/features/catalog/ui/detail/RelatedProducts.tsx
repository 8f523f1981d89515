import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { relatedQuery } from '../../related/related.queries.ts'
import { MOST_RELATED } from '../../related/related.rules.ts'
import type { CardProduct } from '../../schema/catalog.schema.ts'
import { CardSkeletons } from '../CardSkeleton.tsx'
import { ProductGrid } from '../ProductGrid.tsx'
import { m } from './messages/detail.messages.ts'

/** How near it has to come before it is asked for, px. */
const NEAR = '600px'

/** What is like this product and what goes with it: asked for when it comes near, in a place that is held for it. */
export function RelatedProducts({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const { data, isError } = useQuery({ ...relatedQuery(id), enabled: isNear })
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    })
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  if (isError) return null
  return (
    <div ref={place}>
      {data ? (
        <>
          <Products title={m.moreLikeThis()} products={data.alike} />
          <Products title={m.goesWithIt()} products={data.goingWith.slice(0, data.chosen)} />
          {/* Nobody said that they are worn together: they only look alike in colour. */}
          <Products title={m.inColoursLikeThese()} products={data.goingWith.slice(data.chosen)} />
        </>
      ) : (
        <div className="mt-14 pt-14">
          <CardSkeletons count={MOST_RELATED} />
        </div>
      )}
    </div>
  )
}

function Products({ title, products }: { title: string; products: readonly CardProduct[] }) {
  if (products.length === 0) return null
  return (
    <section aria-label={title} className="apart-14">
      <h2 className="mb-6">{title}</h2>
      <ProductGrid products={products} />
    </section>
  )
}
