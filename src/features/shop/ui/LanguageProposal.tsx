import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { meQuery } from '#/features/accounts/accounts.queries.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { addressIn, type Language, languages } from '#/platform/language/languages.rules.ts'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { proposedLanguage, rememberLanguage } from '../chosenLanguage.ts'
import { m } from '../messages/shop.messages.ts'
import { shopQuery } from '../shop.queries.ts'

const CHOSE = 'languagechosen'

function subscribe(notify: () => void): () => void {
  window.addEventListener(CHOSE, notify)
  return () => window.removeEventListener(CHOSE, notify)
}

/** Offers the browser's language once, in that language; an answer of either kind is the last of it. */
export function LanguageProposal() {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const queryClient = useQueryClient()
  const { pathname, searchStr } = useLocation()
  const proposed = useSyncExternalStore(
    subscribe,
    () => proposedLanguage(currentLanguage(), shop.languages, navigator.languages),
    () => undefined,
  )
  if (!proposed) return null
  const { tag, name } = languages[proposed]
  const choose = (language: Language) =>
    rememberLanguage(language, queryClient.getQueryData(meQuery.queryKey)?._id)
  const stay = () => {
    choose(currentLanguage())
    window.dispatchEvent(new Event(CHOSE))
  }
  return (
    <aside
      aria-label={m.language()}
      className="mx-auto mt-12 flex max-w-page flex-wrap items-center justify-center gap-3 px-4"
    >
      <a
        href={addressIn(proposed, pathname) + searchStr}
        hrefLang={tag}
        lang={tag}
        onClick={() => choose(proposed)}
        className={buttonClass({ variant: 'primary' }, '[font-family:system-ui,sans-serif]')}
      >
        {name}
      </a>
      <button type="button" onClick={stay} className="link min-h-11">
        {m.goOnInThis({ language: languages[currentLanguage()].name })}
      </button>
    </aside>
  )
}
