import { useEffect, useState } from 'react'
import { loadCardScript } from './cardScript.ts'

export type ScriptState = 'loading' | 'ready' | 'failed'

/** The provider's script, loaded as soon as the button that needs it is there. */
export function useCardScript(url: string): { state: ScriptState; retry: () => void } {
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<ScriptState>('loading')
  useEffect(() => {
    let isGone = false
    const set = (next: ScriptState) => {
      if (!isGone) setState(next)
    }
    // A new try is a new run of this effect.
    void tries
    loadCardScript(url).then(
      () => set('ready'),
      () => set('failed'),
    )
    return () => {
      isGone = true
    }
  }, [url, tries])
  return {
    state,
    retry: () => {
      setState('loading')
      setTries(tries + 1)
    },
  }
}
