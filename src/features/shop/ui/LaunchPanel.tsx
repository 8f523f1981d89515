import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '#/platform/http/client.ts'
import { Rocket } from '#/ui/icons/admin.tsx'
import { CircleCheck } from '#/ui/icons/storefront.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { TempleBorder } from '#/ui/kit/TempleBorder.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { launchQuery } from '../launch/launch.queries.ts'
import { m } from '../launch/messages/launch.messages.ts'
import { useChangeShop } from '../settings/settings.queries.ts'
import { shopQuery } from '../shop.queries.ts'
import { Checklist } from './launch/Checklist.tsx'
import { OwnShop } from './launch/OwnShop.tsx'

/** The switch between 'Coming Soon!' and an open shop, with what visitors see now and, if asked, what leads to it. */
export function LaunchPanel({ checklist = false }: { checklist?: boolean }) {
  const { data: shop } = useSuspenseQuery(shopQuery)
  const change = useChangeShop()
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const queryClient = useQueryClient()
  const { data: state } = useQuery({ ...launchQuery, enabled: !shop.demo })
  const { launched } = shop
  const open = shop.demo || !state ? [] : state.items.filter(({ required, done }) => required && !done)

  const press = () => {
    if (launched || open.length === 0) return setAsking(true)
    setProblem(m.incompleteMissing({ missing: open.flatMap(({ missing }) => missing).join(', ') }))
  }

  const toggle = async () => {
    try {
      await change.mutateAsync({ launched: !launched })
      toast.success(launched ? m.visitorsSeeAgain() : m.launched())
      void router.invalidate()
      setProblem(undefined)
    } catch (error) {
      // Somebody may have taken away meanwhile what it needs.
      if (error instanceof ApiError && error.code === 'launch_incomplete') setProblem(error.message)
      else toast.error(m.notReached())
      void queryClient.invalidateQueries({ queryKey: launchQuery.queryKey })
    }
    setAsking(false)
  }

  return (
    <section
      aria-labelledby="launch"
      className={`overflow-hidden rounded-lg border ${launched ? 'border-line bg-surface' : 'border-haldi bg-haldi-wash'}`}
    >
      {!launched && <TempleBorder />}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 p-[20px] md:p-7">
        <div className="min-w-0 flex-[1_1_20rem]">
          <h2 id="launch" className="flex scroll-mt-24 items-center gap-[12px] text-2xl">
            {launched ? (
              <CircleCheck aria-hidden className="size-[24px] flex-none text-success" strokeWidth={1.75} />
            ) : (
              <Rocket aria-hidden className="size-[24px] flex-none text-haldi-ink" strokeWidth={1.75} />
            )}
            <span className="min-w-0">{launched ? m.launched() : m.notLaunched()}</span>
          </h2>
          <p className="mt-2 max-w-text text-ink-soft">
            {launched ? m.straightHome() : shop.whatsappNumber ? m.coveredHomeChat() : m.coveredHome()}
          </p>
          <p className="mt-2 max-w-text text-sm text-ink-soft">
            {shop.access === 'members' ? m.accessMembers() : m.accessOpen()}
          </p>
        </div>
        <Button variant={launched ? 'secondary' : 'primary'} size="lg" onClick={press}>
          {launched ? m.takeBack() : m.launch()}
        </Button>
      </div>
      {problem && !launched && open.length > 0 && (
        <Callout tone="danger" live className="mx-5 mb-5 md:mx-7">
          {problem}
        </Callout>
      )}
      {checklist && shop.demo && <OwnShop />}
      {checklist && !shop.demo && state && <Checklist state={state} shop={shop} launched={launched} />}
      <ConfirmDialog
        open={asking}
        title={launched ? m.takeBackQuestion() : m.launchQuestion()}
        text={launched ? m.takeBackText() : m.launchText()}
        confirmLabel={launched ? m.takeItBack() : m.launchIt()}
        pending={change.isPending}
        onConfirm={toggle}
        onCancel={() => setAsking(false)}
      />
    </section>
  )
}
