import { useState } from 'react'
import { ConfirmDialog } from '#/ui/kit/ConfirmDialog.tsx'

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
      title={asked?.skus.length === 1 ? 'This SKU goes away' : 'These SKUs go away'}
      text={`${asked?.skus.join(', ')}: nothing would have ${
        asked?.skus.length === 1 ? 'it' : 'them'
      } any more, and the shop does not keep what it was. Orders of before keep theirs.`}
      confirmLabel="Save without"
      cancelLabel="Back to the form"
      tone="danger"
      onConfirm={() => close(true)}
      onCancel={() => close(false)}
    />
  )
  return { ask, dialog }
}
