import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import clsx from 'clsx'
import { meQuery } from '#/features/accounts/accounts.queries.ts'
import { currentLanguage } from '#/platform/language/current.ts'
import { addressIn, type Language, languages, MAIN_LANGUAGE } from '#/platform/language/languages.rules.ts'
import { rememberLanguage } from '../chosenLanguage.ts'
import { shopQuery } from '../shop.queries.ts'

export interface LanguageLinksProps {
  className: string
  /** Whether the page's own language stands among them. */
  all?: boolean
}

/**
 * Links to this page in the other languages of the shop; nothing where it speaks one. They are visits of their own, because a
 * page's scripts speak one language. Names in letters that the page does not have are in the device's: nobody fetches a font for a
 * single word.
 */
export function LanguageLinks({ className, all = false }: LanguageLinksProps) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const queryClient = useQueryClient()
  const { pathname, searchStr } = useLocation()
  const spoken: readonly Language[] = shop.languages.length > 0 ? [MAIN_LANGUAGE, ...shop.languages] : []
  return spoken
    .filter((language) => all || language !== currentLanguage())
    .map((language) => (
      <a
        key={language}
        href={addressIn(language, pathname) + searchStr}
        hrefLang={languages[language].tag}
        lang={languages[language].tag}
        aria-current={language === currentLanguage() ? 'true' : undefined}
        onClick={() => rememberLanguage(language, queryClient.getQueryData(meQuery.queryKey)?._id)}
        className={clsx(
          ![MAIN_LANGUAGE, currentLanguage()].includes(language) && '[font-family:system-ui,sans-serif]',
          className,
        )}
      >
        {languages[language].name}
      </a>
    ))
}
