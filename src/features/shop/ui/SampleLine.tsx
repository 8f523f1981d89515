import { Link } from '@tanstack/react-router'
import { m } from '../messages/shop.messages.ts'

/** What stands above every page of the sample shop. */
export function SampleLine({ area }: { area: 'shop' | 'admin' }) {
  return (
    <aside
      aria-label={m.sampleShop()}
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
    </aside>
  )
}
