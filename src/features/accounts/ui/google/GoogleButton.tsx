import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { currentLanguage } from '#/platform/language/current.ts'
import { askGoogleNonce } from '../../google/google.queries.ts'
import { m } from '../messages/entry.messages.ts'
import { loadGoogle } from './googleScript.ts'

export interface GoogleButtonProps {
  clientId: string
  /** Google vouches for somebody: its ID token, to be checked by the server. */
  onCredential: (credential: string) => void
}

/** Widest button that Google draws, px. */
const WIDEST = 400

/** Google's own button, drawn by Google's script; its place is kept free while the script loads. */
export function GoogleButton({ clientId, onCredential }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null)
  const [unreachable, setUnreachable] = useState(false)
  const take = useEffectEvent(onCredential)

  useEffect(() => {
    let gone = false
    Promise.all([loadGoogle(), askGoogleNonce()]).then(
      ([google, nonce]) => {
        if (gone || !place.current) return
        google.initialize({
          client_id: clientId,
          ux_mode: 'popup',
          nonce,
          callback: ({ credential }) => {
            if (!gone) take(credential)
          },
        })
        const width = Math.min(WIDEST, Math.floor(place.current.clientWidth))
        const look = {
          theme: 'outline',
          size: 'large',
          text: 'continue_with',
          locale: currentLanguage(),
        } as const
        google.renderButton(place.current, { ...look, width })
      },
      () => {
        if (!gone) setUnreachable(true)
      },
    )
    return () => {
      gone = true
    }
  }, [clientId])

  return unreachable ? (
    <p className="text-center text-sm text-ink-faint">{m.googleUnreachable()}</p>
  ) : (
    <div ref={place} className="flex min-h-11 justify-center" />
  )
}
