import { useState } from 'react'
import { Button } from '#/ui/kit/Button.tsx'
import { Checkbox } from '#/ui/kit/Checkbox.tsx'
import { m } from '../messages/alerts.messages.ts'
import { isMuted, playChime, setMuted } from './alertSound.ts'

/** How this browser tells of alerts. Mails are switched under Settings. */
export function AlertOptions() {
  const [hasSound, setSound] = useState(() => !isMuted())
  const changeSound = (on: boolean) => {
    setMuted(!on)
    setSound(on)
    if (on) playChime()
  }
  return (
    <div className="grid gap-2">
      <Checkbox
        label={m.playSound()}
        checked={hasSound}
        onChange={(event) => changeSound(event.currentTarget.checked)}
      />
      <BrowserNotifications />
    </div>
  )
}

const words = {
  granted: m.notificationsOn,
  denied: m.notificationsBlocked,
}

/** Asked for by a press only, as browsers and manners want it. */
function BrowserNotifications() {
  const isKnown = typeof Notification !== 'undefined'
  const [permission, setPermission] = useState(() => (isKnown ? Notification.permission : 'denied'))
  if (!isKnown) return null
  if (permission !== 'default') return <p className="text-sm text-ink-soft">{words[permission]()}</p>
  const ask = async () => setPermission(await Notification.requestPermission())
  return (
    <Button variant="secondary" size="sm" onClick={() => void ask()}>
      {m.showNotifications()}
    </Button>
  )
}
