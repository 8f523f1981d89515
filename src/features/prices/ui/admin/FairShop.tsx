import { useQuery } from '@tanstack/react-query'
import { Badge } from '#/ui/kit/Badge.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { darkPatterns } from '../../fairShop/darkPatterns.rules.ts'
import { fairShopQuery } from '../../fairShop/fairShop.queries.ts'
import { m } from './messages/admin.messages.ts'

/** The thirteen dark patterns: what each is, what the shop does, what was found just now, and the test that proves it. */
export function FairShop() {
  const { data: found, isError, refetch, isFetching } = useQuery(fairShopQuery)
  return (
    <>
      {isError && <ErrorState title={m.notLookedAt()} onRetry={() => void refetch()} retrying={isFetching} />}
      <ol className="grid gap-4" aria-busy={isFetching}>
        {darkPatterns.map(({ name, means, here, check, test: [file, title] }, at) => {
          const finding = check && found?.[check]
          return (
            <li key={file + title} className="rounded-md border border-line bg-surface p-4">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h2 className="text-lg">
                  {at + 1}. {name()}
                </h2>
                {finding && (
                  <Badge tone={finding.isFine ? 'success' : 'warning'}>
                    {finding.isFine ? m.fine() : m.look()}
                  </Badge>
                )}
              </div>
              <p className="text-sm text-ink-soft">{means()}</p>
              <p className="mt-2">{here()}</p>
              {finding && <p className="mt-2 font-semibold">{finding.words}</p>}
              <details className="mt-1 text-sm text-ink-soft">
                <summary className="min-h-11 cursor-pointer py-2.5">{m.proof()}</summary>
                <p className="wrap-anywhere">
                  {file}: {title}
                </p>
              </details>
            </li>
          )
        })}
      </ol>
    </>
  )
}
