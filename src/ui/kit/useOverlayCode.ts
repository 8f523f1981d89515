import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { m } from './messages/kit.messages.ts'
import { toast } from './toast.ts'

/** Of the dialog or drawer that it is asked for. */
interface Overlay {
  readonly open: boolean
  readonly onClose: () => void
}

/**
 * The code of a dialog or drawer, fetched with its first opening; undefined until it is there. Where the line does not
 * bring it, that is said and the page stays as it is: a `lazy` one would put the error page in its place. Browsers
 * remember what they could not fetch until the page is loaded again. `fetchCode` is the same function at every render.
 */
export function useOverlayCode<Props>(
  fetchCode: () => Promise<ComponentType<Props>>,
  { open, onClose }: Overlay,
): ComponentType<Props> | undefined {
  const [code, setCode] = useState<ComponentType<Props>>()
  const giveUp = useEffectEvent(() => {
    toast.error(m.partNotFetched(), {
      action: { label: m.loadPageAgain(), onClick: () => location.reload() },
    })
    onClose()
  })
  useEffect(() => {
    if (!open || code) return
    let wanted = true
    fetchCode().then(
      (fetched) => wanted && setCode(() => fetched),
      () => wanted && giveUp(),
    )
    return () => {
      wanted = false
    }
  }, [open, code, fetchCode])
  return code
}
