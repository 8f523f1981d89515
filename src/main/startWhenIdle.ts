import type { AnyRouter } from '@tanstack/react-router'
import { forgetOthers } from '#/features/accounts/forgetOthers.ts'
import { startOffline } from './offline/startOffline.ts'

/** What a page does for as long as it lives, and nobody waits for. */
export function startWhenIdle(router: AnyRouter): Promise<void> {
  forgetOthers(router.options.context.queryClient)
  return startOffline(router)
}
