import { Link } from '@tanstack/react-router'
import { renderSVG } from 'uqr'
import { errorText } from '#/platform/http/errorText.ts'
import { Button } from '#/ui/kit/Button.tsx'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { informationLabels } from '../../information/informationLabels.ts'
import { useMark, useTestMail } from '../../launch/launch.queries.ts'
import type { LaunchItem, MarkKey } from '../../launch/launch.schema.ts'
import { m } from '../../launch/messages/launch.messages.ts'
import type { ShopSettings } from '../../shop.schema.ts'
import { upiTestLink } from '../admin/settings/upiPreview.rules.ts'

const failed = (error: unknown) =>
  toast.error(
    errorText(error, {
      fallback: m.somethingWrong(),
      offline: m.shopNotReached(),
    }),
  )

/** What is done right here: a test rupee, a tick for what only the owner knows, a test mail. */
export function LaunchStep({ item, shop }: { item: LaunchItem; shop: ShopSettings }) {
  if (item.key === 'upi' && shop.upiId) return <TestRupee shop={shop} done={item.done} />
  if (item.key === 'gstin' && !shop.gstin) return <Tick mark="noGstin" done={item.done} label={m.noGstin()} />
  if (item.key === 'policies') return <Policies done={item.done} />
  if (item.key === 'backup' && !item.done) return <Tick mark="backup" done={false} label={m.backupMade()} />
  return item.key === 'mail' ? <TestMail /> : null
}

function Tick({ mark, done, label }: { mark: MarkKey; done: boolean; label: string }) {
  const change = useMark()
  return (
    <Button
      size="sm"
      variant={done ? 'quiet' : 'secondary'}
      className="mt-2"
      pending={change.isPending}
      onClick={() => change.mutate({ key: mark, done: !done }, { onError: failed })}
    >
      {done ? m.takeMarkBack({ what: label }) : label}
    </Button>
  )
}

/** px; phones read it from a laptop's screen. */
const QR_SIZE = 168

function TestRupee({ shop, done }: { shop: ShopSettings; done: boolean }) {
  if (done) return null
  const link = upiTestLink(shop.upiId, shop.upiName || shop.name)
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 2 }))}`
  return (
    <div className="mt-3 flex flex-wrap items-center gap-5">
      <img
        src={code}
        alt={m.qrCode({ upiId: shop.upiId })}
        width={QR_SIZE}
        height={QR_SIZE}
        className="rounded-md border border-line bg-white p-1"
      />
      <div className="min-w-[min(10rem,100%)] flex-1 text-sm text-ink-soft">
        <p>
          <Sentence
            text={m.payOneRupee({ upiId: '{upiId}' })}
            parts={{ upiId: <strong className="text-ink">{shop.upiId}</strong> }}
          />
        </p>
        <a href={link} className="link inline-flex min-h-11 items-center md:hidden">
          {m.payOnPhone()}
        </a>
        <div>
          <Tick mark="upiTested" done={false} label={m.rupeeArrived()} />
        </div>
      </div>
    </div>
  )
}

function Policies({ done }: { done: boolean }) {
  return (
    <>
      <p className="text-sm text-ink-soft">
        <Sentence
          text={m.promisesOn({ pages: '{pages}' })}
          parts={{
            pages: (
              <>
                <Link to="/Shipping-details" className="link">
                  {informationLabels['/Shipping-details']()}
                </Link>
                ,{' '}
                <Link to="/terms&condition" className="link">
                  {informationLabels['/terms&condition']()}
                </Link>{' '}
                {m.and()}{' '}
                <Link to="/privacy-policy" className="link">
                  {informationLabels['/privacy-policy']()}
                </Link>
              </>
            ),
          }}
        />
      </p>
      {!done && <Tick mark="policies" done={false} label={m.haveRead()} />}
    </>
  )
}

function TestMail() {
  const send = useTestMail()
  return (
    <Button
      size="sm"
      className="mt-2"
      variant="secondary"
      pending={send.isPending}
      onClick={() =>
        send.mutate(undefined, { onSuccess: ({ message }) => toast.success(message), onError: failed })
      }
    >
      {m.sendTestMail()}
    </Button>
  )
}
