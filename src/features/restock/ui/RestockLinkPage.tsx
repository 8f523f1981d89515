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
import { restockLinkQuery, useAnswerLink } from '../restock.queries.ts'

/** Where the links of the mails lead. Nothing happens before a press: programs that look through mails follow links, too. */
export function RestockLinkPage({ token }: { token: string }) {
  const { data: wish, error, refetch } = useQuery(restockLinkQuery(token))
  const answer = useAnswerLink(token)
  if (!wish && error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        level={1}
        title="Nothing to do here any more"
        text="It was withdrawn, or the link is older than what we remember. You will get no mail by it."
      />
    )
  if (!wish && error)
    return <ErrorState level={1} title="This could not be loaded" onRetry={() => void refetch()} />
  if (!wish) return <Skeleton className="mx-auto mt-12 h-64 max-w-xl" />
  const name = wish.size ? `${wish.name}, size ${wish.size}` : wish.name
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 md:py-12">
      <PageHeading title="When it is back" text={name} className="mb-6 [overflow-wrap:anywhere]" />
      {answer.data ? (
        <Callout tone="success" live>
          {answer.data.message}
        </Callout>
      ) : (
        <div className="grid gap-3">
          {answer.error && (
            <Callout tone="danger" live>
              {errorText(answer.error, { action: 'saving your answer' })}
            </Callout>
          )}
          {!wish.isConfirmed && (
            <Button
              variant="primary"
              size="lg"
              pending={answer.isPending}
              onClick={() => answer.mutate('confirm')}
            >
              Yes, mail me once
            </Button>
          )}
          <Button variant="quiet" pending={answer.isPending} onClick={() => answer.mutate('withdraw')}>
            Do not mail me about it
          </Button>
          <Button variant="quiet" pending={answer.isPending} onClick={() => answer.mutate('withdrawAll')}>
            Mail me about nothing that I wait for
          </Button>
        </div>
      )}
      <Link
        to="/details/$id"
        params={{ id: wish.slug }}
        className={buttonClass({ variant: 'quiet' }, 'mt-6')}
      >
        See it in the shop
      </Link>
    </div>
  )
}
