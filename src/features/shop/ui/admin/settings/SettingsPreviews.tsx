import { type UseFormReturn, useWatch } from 'react-hook-form'
import { renderSVG } from 'uqr'
import { typedWhatsapp } from '#/platform/typed/phone.rules.ts'
import { MessageCircle } from '#/ui/icons/storefront.tsx'
import { Callout } from '#/ui/kit/Callout.tsx'
import { shopSettingsSchema } from '../../../shop.schema.ts'
import { looksPersonal } from '../../../upiIds.rules.ts'
import { whatsappLink } from '../../pages/whatsapp.rules.ts'
import { m } from './messages/settingsForm.messages.ts'
import type { SettingsValues } from './settingsValues.ts'
import { upiTestLink } from './upiPreview.rules.ts'

interface PreviewProps {
  form: UseFormReturn<SettingsValues, unknown, SettingsValues>
}

const { whatsappNumber: numberSchema, upiId: upiSchema } = shopSettingsSchema.shape

/** The chat that a shopper opens, with its first message. */
export function WhatsappPreview({ form: { control } }: PreviewProps) {
  const [typed, message] = useWatch({ control, name: ['whatsappNumber', 'whatsappMessage'] })
  const number = typedWhatsapp(typed)
  const valid = number !== '' && numberSchema.safeParse(number).success
  return (
    <figure className="rounded-md border border-line bg-sand p-4">
      <figcaption className="mb-2 text-sm font-semibold">{m.chatBegins()}</figcaption>
      <p className="ms-auto w-fit max-w-xs rounded-lg rounded-se-sm bg-success-wash px-3.5 py-2 text-sm whitespace-pre-line wrap-anywhere">
        {message || m.noMessage()}
      </p>
      {valid && (
        <a
          href={whatsappLink(number, message)}
          target="_blank"
          rel="noreferrer"
          className="link mt-3 inline-flex min-h-11 items-center gap-2 text-sm"
        >
          <MessageCircle aria-hidden className="size-4.5" />
          {m.tryChat({ number })}
        </a>
      )}
    </figure>
  )
}

/** What is said of a UPI id that looks like a person's; it is taken all the same. */
function PersonalUpi({ id }: { id: string }) {
  return (
    <div role="status">
      {looksPersonal(id) && (
        <Callout tone="warning" title={m.personalUpi()}>
          {m.personalUpiText()}
        </Callout>
      )}
    </div>
  )
}

/** A code to scan: the app must show the shop's own name. */
export function UpiPreview({ form: { control } }: PreviewProps) {
  const [typedId, name] = useWatch({ control, name: ['upiId', 'upiName'] })
  const id = typedId.trim()
  const valid = id !== '' && upiSchema.safeParse(id).success
  const code = valid
    ? `data:image/svg+xml,${encodeURIComponent(renderSVG(upiTestLink(id, name), { border: 2 }))}`
    : undefined
  return (
    <div className="grid gap-3">
      <PersonalUpi id={valid ? id : ''} />
      <figure className="flex flex-wrap items-center gap-5 rounded-md border border-line bg-sand p-4">
        <div className="grid size-36 flex-none place-items-center rounded-md bg-white p-1 text-center text-sm text-ink-soft">
          {code ? <img src={code} alt={m.qrCodePays({ id })} width={136} height={136} /> : m.upiIdExample()}
        </div>
        <figcaption className="min-w-[min(12rem,100%)] flex-1 text-sm text-ink-soft">
          <strong className="block text-ink">{m.testFirst()}</strong>
          {m.scanThis({ name: name || m.yourShop() })}
        </figcaption>
      </figure>
    </div>
  )
}

/** Two pages tell shoppers how soon to report damage; they should agree. */
export function DamageWarning({ form: { control } }: PreviewProps) {
  const [product, shipping] = useWatch({ control, name: ['damageHoursProduct', 'damageHoursShipping'] })
  if (product.trim() === shipping.trim()) return null
  return (
    <Callout tone="warning" live title={m.damageDiffers()}>
      {m.damageDiffersText({ product: product || '?', shipping: shipping || '?' })}
    </Callout>
  )
}
