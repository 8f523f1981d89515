import { useEffect } from 'react'
import { toast } from '#/ui/kit/toast.ts'
import { toastCountdown } from '#/ui/kit/toastCountdown.tsx'
import { forgetPlaced, wasPlaced } from '../checkout/placedFlags.ts'

/** How long the countdown to WhatsApp runs, ms (specification, section 9). */
export const COUNTDOWN_MS = 10_000

const TOAST = 'to-whatsapp'

/** After an order on a phone: a countdown that can be cancelled, then the chat with the order's summary. Once per order. */
export function useWhatsappCountdown(link: string | undefined): void {
  useEffect(() => {
    if (!link || !wasPlaced(localStorage)) return
    toastCountdown({
      id: TOAST,
      until: Date.now() + COUNTDOWN_MS,
      text: (seconds) => `Opening WhatsApp with your order in ${seconds} s`,
      onEnd: () => {
        forgetPlaced(localStorage)
        window.location.assign(link)
      },
      cancel: {
        label: 'Stay here',
        onClick: () => {
          forgetPlaced(localStorage)
          toast.dismiss(TOAST)
        },
      },
    })
    return () => toast.dismiss(TOAST)
  }, [link])
}
