import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '../messages/shop.messages.ts'
import { shopQuery } from '../shop.queries.ts'

/** One line above every page of the sample shop, so that nobody takes it for a real one; not there in any other. */
export function SampleCallout({ area }: { area: 'shop' | 'admin' }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  if (!shop.demo) return null
  return (
    <p
      role="note"
      className="sample-callout flex min-h-7 items-center justify-center gap-x-2 bg-haldi-wash px-3 text-center text-xs text-haldi-ink"
    >
      <span>
        <strong>{m.sampleShop()}</strong> {m.nothingForSale()}
      </span>
      {area === 'admin' && (
        <Link to="/admin/dashboard" hash="launch" className="link -my-2 inline-flex min-h-11 items-center">
          {m.openYourOwn()}
        </Link>
      )}
    </p>
  )
}
