import { type RefObject, useEffect } from 'react'
import { endThanks } from '#/features/orders/ui/thanksFlag.ts'
import { toast } from '#/ui/kit/toast.ts'
import { toastCountdown } from '#/ui/kit/toastCountdown.tsx'
import { m } from '../../messages/checkout.messages.ts'
import { forgetPlaced, wasPlaced } from '../placedFlags.ts'

/** How long the countdown to WhatsApp runs, ms (specification, section 9). */
export const COUNTDOWN_MS = 10_000

const TOAST = 'to-whatsapp'
const FIELD = 'input, select, textarea'

/**
 * After an order on a phone: a countdown that can be cancelled, then the chat with the order's summary. Once per order.
 * Whoever pays meanwhile is not carried off: a touch of the payment panel, focus in it or in a field, or another app
 * before the page ends it for good.
 */
export function useWhatsappCountdown(link: string | undefined, panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!link || !wasPlaced(localStorage)) return
    const over = new AbortController()
    const end = () => {
      over.abort()
      forgetPlaced(localStorage)
      toast.dismiss(TOAST)
    }
    const isPaying = (target: EventTarget | null) => panel.current?.contains(target as Node | null) ?? false
    const listen = (type: string, isMeant: (event: Event) => boolean) =>
      document.addEventListener(type, (event) => isMeant(event) && end(), {
        capture: true,
        signal: over.signal,
      })
    // guard: countdown-stops
    listen('pointerdown', ({ target }) => isPaying(target))
    listen('focusin', ({ target }) => isPaying(target) || (target as Element).matches(FIELD))
    listen('visibilitychange', () => document.hidden)
    toastCountdown({
      id: TOAST,
      until: Date.now() + COUNTDOWN_MS,
      text: (seconds) => m.whatsappIn({ seconds }),
      onEnd: () => {
        end()
        endThanks(localStorage)
        window.location.assign(link)
      },
      cancel: { label: m.stayHere(), onClick: end },
    })
    return () => {
      over.abort()
      toast.dismiss(TOAST)
    }
  }, [link, panel])
}
