import { createFileRoute } from '@tanstack/react-router'
import { WifiOff } from '#/ui/icons/storefront.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { m } from './messages/storefront.messages.ts'

/** Stands in for a page that was never seen while there is no connection (main/offline). */
export const Route = createFileRoute('/_storefront/offline')({
  head: ({ match }) => ({
    meta: [{ title: `${m.offline()} | ${match.context.shop.name}` }, { name: 'robots', content: 'noindex' }],
  }),
  component: Offline,
})

function Offline() {
  return (
    <div className="mx-auto max-w-xl px-4 py-12 md:py-20">
      <WifiOff aria-hidden className="size-10 text-haldi-deep" strokeWidth={1.5} />
      <h1 className="mt-4 text-3xl">{m.offline()}</h1>
      <p className="mt-3 text-ink-soft">{m.offlineText()}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: the page whose place it takes, whichever that is */}
      <a href="" className={buttonClass({ variant: 'primary' }, 'mt-6')}>
        {m.tryAgain()}
      </a>
      {/* The service worker lists here what can be read. */}
      <div data-saved-pages="" />
    </div>
  )
}
