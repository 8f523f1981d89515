import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { currentLanguage } from '#/platform/language/current.ts'
import { addressIn } from '#/platform/language/languages.rules.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import brokenThread from './broken-thread.svg?url&no-inline'
import { m } from './messages/shell.messages.ts'

/**
 * What is shown instead of a page that could not be rendered (specification, section 8). It relies on nothing the page
 * needs, and the way home is a fresh page load.
 */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const router = useRouter()
  const [retrying, setRetrying] = useState(false)
  const retry = async () => {
    setRetrying(true)
    // What the page was rendered from may be what broke it; nothing on the screen uses it any more.
    router.options.context.queryClient.removeQueries({ type: 'inactive' })
    await router.invalidate().catch(() => undefined)
    setRetrying(false)
    reset()
  }
  return (
    <div role="alert" className="mx-auto flex max-w-xl flex-col items-center px-4 py-16 text-center md:py-24">
      <img src={brokenThread} alt="" width={288} height={72} className="mb-8 w-72 max-w-full" />
      <h1 className="text-3xl">{m.broken()}</h1>
      <p className="mt-3 text-ink-soft">{m.brokenText()}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={() => void retry()} pending={retrying}>
          {m.tryAgain()}
        </Button>
        <a href={addressIn(currentLanguage(), '/')} className={buttonClass()}>
          {m.backToShop()}
        </a>
      </div>
    </div>
  )
}
