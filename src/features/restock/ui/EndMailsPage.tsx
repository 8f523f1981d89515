import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { PageHeading } from '#/ui/kit/PageHeading.tsx'
import { m } from '../messages/restock.messages.ts'
import { useUnsubscribe } from '../restock.queries.ts'

/** Where a mail's link to no such mails leads: it asks, since programs that look through mails follow links. */
export function EndMailsPage({ token }: { token: string }) {
  const end = useUnsubscribe(token)
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-8 md:py-12">
      <PageHeading title={m.endTitle()} text={m.endText()} className="mb-6" />
      {end.data ? (
        <Callout tone="success" live>
          {end.data.message}
        </Callout>
      ) : (
        <div className="grid gap-3">
          {end.error && (
            <Callout tone="danger" live>
              {errorText(end.error, { action: (cause) => m.answerNotSaved({ cause }) })}
            </Callout>
          )}
          <Button variant="primary" size="lg" pending={end.isPending} onClick={() => end.mutate()}>
            {m.nothingMore()}
          </Button>
        </div>
      )}
    </div>
  )
}
