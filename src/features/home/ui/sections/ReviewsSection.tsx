import { Link } from '@tanstack/react-router'
import { Picture } from '#/ui/kit/Picture.tsx'
import { m } from '../../messages/home.messages.ts'
import type { SectionProps } from './renderers.tsx'
import { SectionFrame } from './SectionFrame.tsx'

/** What customers say, each with the product it is about. Without any it is not there. */
export function ReviewsSection({ shown }: SectionProps) {
  const { heading, reviews = [] } = shown
  if (reviews.length === 0) return null
  return (
    <SectionFrame heading={heading}>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
        {reviews.map(({ _id, author, rating, comment, image, product }) => (
          <li key={_id} className="flex gap-4 rounded-md border border-line bg-surface p-4">
            {image && (
              <div className="w-[min(6rem,30%)] flex-none">
                <Picture src={image} alt="" ratio="3/4" sizes="96px" className="rounded-sm" />
              </div>
            )}
            <div className="flex min-w-0 flex-col gap-1">
              <p>
                <span className="sr-only">{m.stars({ rating })}</span>
                <span aria-hidden className="text-haldi-deep xs:tracking-widest">
                  {'★'.repeat(rating)}
                </span>
              </p>
              <p className="line-clamp-5 text-sm wrap-anywhere">{comment}</p>
              <p className="mt-auto pt-1 text-sm wrap-anywhere text-ink-soft">{author}</p>
              <Link to="/details/$id" params={{ id: product._id }} className="link text-sm wrap-anywhere">
                {product.name}
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
