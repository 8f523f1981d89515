import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { toast } from '#/ui/kit/toast.ts'
import { newAlerts } from '../alerts.rules.ts'
import type { Alert } from '../alerts.schema.ts'
import { m } from '../messages/alerts.messages.ts'
import { isMuted, playChime } from './alertSound.ts'

/** How long a toast of an alert stays, ms: long enough to look up from the parcel. */
const SHOWN_MS = 10_000
/** Toasts at once; who was away finds the others in the list. */
const MOST_TOASTS = 3

/**
 * Says what came since the page was opened: a toast with the way there, a chime, and a notification of the browser.
 * While the list is open it says it itself.
 */
export function useNewAlerts(alerts: readonly Alert[] | undefined, isListOpen: boolean): void {
  const known = useRef<string | null>(undefined)
  const navigate = useNavigate()
  useEffect(() => {
    if (!alerts) return
    const fresh = newAlerts(known.current, alerts)
    known.current = alerts[0]?._id ?? null
    if (fresh.length === 0) return
    for (const { _id, title, text, path } of fresh.slice(-MOST_TOASTS)) {
      const open = () => void navigate({ href: path })
      if (!isListOpen) {
        const action = { label: m.open(), onClick: open }
        toast.info(title, { id: _id, description: text, duration: SHOWN_MS, action })
      }
      if (document.hidden) notify(title, text, open)
    }
    if (!isMuted()) playChime()
  }, [alerts, navigate, isListOpen])
}

/** Only where the admin allowed it; on phones, where pages may not do this by themselves, nothing happens. */
function notify(title: string, text: string, open: () => void): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body: text })
    shown.onclick = () => {
      window.focus()
      open()
      shown.close()
    }
  } catch {
    return
  }
}
