import { useState } from 'react'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'
import { m } from './messages/admin.messages.ts'

interface Asked {
  readonly skus: readonly string[]
  readonly answer: (isFine: boolean) => void
}

/** Asks before SKUs go for good; `dialog` is to be on the page. */
export function useAskLostSkus() {
  const [asked, setAsked] = useState<Asked>()
  const ask = (skus: readonly string[]) =>
    new Promise<boolean>((answer) => {
      setAsked({ skus, answer })
    })
  const close = (isFine: boolean) => {
    asked?.answer(isFine)
    setAsked(undefined)
  }
  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      title={m.skusGoAway({ count: asked?.skus.length ?? 0 })}
      text={m.lostSkus({ count: asked?.skus.length ?? 0, skus: asked?.skus.join(', ') ?? '' })}
      confirmLabel={m.saveWithout()}
      cancelLabel={m.backToForm()}
      tone="danger"
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    />
  )
  return { ask, dialog }
}
