import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toastDemand } from './toast.ts'

/** The place of the toasts; once, in the root layout. Its code is fetched when the first toast is called for. */
export function Toaster() {
  const wanted = useSyncExternalStore(toastDemand.subscribe, toastDemand.get, toastDemand.getOnServer)
  const [Region, setRegion] = useState<ComponentType>()

  useEffect(() => {
    if (!wanted || Region) return
    import('./ToastRegion.tsx').then((loaded) => setRegion(() => loaded.ToastRegion), toastDemand.failed)
  }, [wanted, Region])

  return Region ? <Region /> : null
}
