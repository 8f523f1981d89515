import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ApiError } from '#/platform/http/client.ts'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { buttonClass } from '#/ui/kit/buttonClass.ts'
import { Callout } from '#/ui/kit/Callout.tsx'
import { EmptyState } from '#/ui/kit/EmptyState.tsx'
import { ErrorState } from '#/ui/kit/ErrorState.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { Skeleton } from '#/ui/kit/Skeleton.tsx'
import { m } from '../messages/restock.messages.ts'
import { restockLinkQuery, useAnswerLink } from '../restock.queries.ts'

/** Where the links of the mails lead. Nothing happens before a press: programs that look through mails follow links, too. */
export function RestockLinkPage({ token }: { token: string }) {
  const { data: wish, error, refetch } = useQuery(restockLinkQuery(token))
  const answer = useAnswerLink(token)
  if (!wish && error instanceof ApiError && error.status === 404)
    return <EmptyState level={1} title={m.nothingToDo()} text={m.nothingToDoText()} />
  if (!wish && error) return <ErrorState level={1} title={m.notLoaded()} onRetry={() => void refetch()} />
  if (!wish) return <Skeleton className="mx-auto mt-12 h-64 max-w-xl" />
  const name = wish.size ? m.nameWithSize({ name: wish.name, size: wish.size }) : wish.name
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 md:py-12">
      <PageHeading title={m.whenBack()} text={name} className="mb-6 [overflow-wrap:anywhere]" />
      {answer.data ? (
        <Callout tone="success" live>
          {answer.data.message}
        </Callout>
      ) : (
        <div className="grid gap-3">
          {answer.error && (
            <Callout tone="danger" live>
              {errorText(answer.error, { action: (cause) => m.answerNotSaved({ cause }) })}
            </Callout>
          )}
          {!wish.isConfirmed && (
            <Button
              variant="primary"
              size="lg"
              pending={answer.isPending}
              onClick={() => answer.mutate('confirm')}
            >
              {m.yesMail()}
            </Button>
          )}
          <Button variant="quiet" pending={answer.isPending} onClick={() => answer.mutate('withdraw')}>
            {m.doNotMailAbout()}
          </Button>
          <Button variant="quiet" pending={answer.isPending} onClick={() => answer.mutate('withdrawAll')}>
            {m.nothingMore()}
          </Button>
        </div>
      )}
      <Link
        to="/details/$id"
        params={{ id: wish.slug }}
        className={buttonClass({ variant: 'quiet' }, 'mt-6')}
      >
        {m.seeInShop()}
      </Link>
    </div>
  )
}
