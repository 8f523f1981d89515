import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Price } from '#/ui/kit/Price.tsx'

/** A heading behind the header and the menu that stay on the screen is not seen. */
const UNDER_HEADER = '-64px 0px 0px'

export interface BarTitleProps {
  /** Of the product. */
  id: string
  name: string
  /** Of the chosen size, else the lowest. */
  rupees: number
  /** Not all sizes cost the same, and none is chosen. */
  from: boolean
  /** What people think of it, in a few letters. */
  Rating?: ComponentType<{ productId: string }> | undefined
}

/** What the button at the lower edge of a phone buys, once the heading that says so has been scrolled away. */
export function BarTitle({ id, name, rupees, from, Rating }: BarTitleProps) {
  const place = useRef<HTMLParagraphElement>(null)
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const heading = place.current?.closest('main')?.querySelector('h1')
    if (!heading) return
    const observer = new IntersectionObserver(([entry]) => entry && setNeeded(!entry.isIntersecting), {
      rootMargin: UNDER_HEADER,
    })
    observer.observe(heading)
    return () => observer.disconnect()
  }, [])
  return (
    // The heading says it to those who do not see where it stands.
    <p ref={place} aria-hidden hidden={!isNeeded} className="bar-title">
      <span className="flex-1 truncate">{name}</span>
      {Rating && <Rating productId={id} />}
      <Price from={from} rupees={rupees} className="flex-none" />
    </p>
  )
}
