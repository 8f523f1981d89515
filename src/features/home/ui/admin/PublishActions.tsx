import { useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { formatIndiaTime } from '#/platform/time/india.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { usePublishHome } from '../../admin.queries.ts'
import type { ManagedHome, ShownPublication } from '../../home.schema.ts'
import { sectionKinds } from '../../sections.schema.ts'
import { m } from './messages/builder.messages.ts'
import { PageRows } from './PageRows.tsx'

/** What is about to be shown to shoppers, with what is asked before. */
interface Wanted {
  readonly what: string
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
}

/** What shoppers see at the moment. */
export const isOwnPage = ({ publications }: ManagedHome): boolean => !publications[0]?.kinds

const labelOf = (kind: string) => sectionKinds.find((one) => one.kind === kind)?.label() ?? kind

const said = ({ by, publishedAt }: ShownPublication) =>
  `${formatIndiaTime(publishedAt)}${by ? `, ${by}` : ''}`

/** Publishes; what replaces a page that shoppers see is asked about first. */
function usePublishing(home: ManagedHome) {
  const publish = usePublishHome()
  const [wanted, setWanted] = useState<Wanted>()
  const send = async (what: string) => {
    try {
      await publish.mutateAsync({ what, seen: home })
      toast.success(m.published())
    } catch (error) {
      toast.error(errorText(error, { action: (cause) => m.publishingFailed({ cause }) }))
    }
    setWanted(undefined)
  }
  const dialog = (
    <ConfirmDialog
      open={wanted !== undefined}
      title={wanted?.title}
      text={wanted?.text}
      confirmLabel={wanted?.confirmLabel ?? ''}
      pending={publish.isPending}
      onConfirm={() => wanted && void send(wanted.what)}
      onCancel={() => setWanted(undefined)}
    />
  )
  return { ask: setWanted, send, dialog, pending: publish.isPending }
}

/** What shoppers see, and the way to let them see the draft or the shop's own page. */
export function PublishActions({ home }: { home: ManagedHome }) {
  const { ask, send, dialog, pending } = usePublishing(home)
  const isOwn = isOwnPage(home)
  const [published] = home.publications
  return (
    <section
      aria-labelledby="published"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line bg-surface p-4 md:p-6"
    >
      <div className="min-w-[min(12rem,100%)] flex-1">
        <h2 id="published" className="text-xl">
          {isOwn ? m.shoppersSeeOwn() : m.shoppersSeeYours()}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          {published ? `${m.since({ when: said(published) })} ` : ''}
          {home.isChanged ? m.draftDiffers() : m.allPublished()}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {!isOwn && (
          <Button
            variant="quiet"
            pending={pending}
            onClick={() =>
              ask({
                what: 'own',
                title: m.backToOwnAsked(),
                text: m.backToOwnText(),
                confirmLabel: m.showOwn(),
              })
            }
          >
            {m.backToOwn()}
          </Button>
        )}
        <Button
          variant="primary"
          pending={pending}
          disabled={!home.isChanged || home.sections.length === 0}
          onClick={() =>
            isOwn
              ? void send('draft')
              : ask({
                  what: 'draft',
                  title: m.replaceAsked(),
                  text: m.replaceText(),
                  confirmLabel: m.publishDraft(),
                })
          }
        >
          {m.publish()}
        </Button>
      </div>
      {dialog}
    </section>
  )
}

/** The last publications, each of which can be shown again. */
export function Publications({ home }: { home: ManagedHome }) {
  const { ask, dialog } = usePublishing(home)
  const former = home.publications.slice(1)
  if (former.length === 0) return null
  return (
    <>
      <PageRows
        id="former"
        heading={m.publishedBefore()}
        label={m.showAgain()}
        rows={former.map((one) => ({
          ...{ key: one._id, title: said(one) },
          text: one.kinds ? one.kinds.map(labelOf).join(', ') : m.ownPage(),
          onPress: () =>
            ask({
              what: one._id,
              title: m.showAgainAsked(),
              text: m.showAgainText({ when: said(one) }),
              confirmLabel: m.showItAgain(),
            }),
        }))}
      />
      {dialog}
    </>
  )
}
