import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button } from '../../kit/Button.tsx'

export interface FormActionsProps {
  saveLabel: string
  /** A second way to save, e.g. "Save and add another". */
  alsoLabel?: string | undefined
  pending: boolean
  /** The way out: a link back to the list. */
  cancel?: ReactNode
}

/** The buttons of a form; they stay in sight at the lower edge. */
export function FormActions({ saveLabel, alsoLabel, pending, cancel }: FormActionsProps) {
  // Until the page has come to life a press would send the form the browser's way.
  const alive = useHydrated()
  return (
    <div className="form-actions sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-page px-1 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <Button
        type="submit"
        variant="primary"
        value="save"
        pending={pending}
        disabled={!alive}
        className={alsoLabel ? 'max-xs:flex-1 max-xs:px-3' : 'max-xs:flex-1'}
      >
        {saveLabel}
      </Button>
      {alsoLabel && (
        <Button type="submit" value="also" disabled={pending || !alive} className="max-xs:px-3">
          {alsoLabel}
        </Button>
      )}
      {/* Three would take two rows of a phone's height; the way back stands at the top of the page, too. */}
      {alsoLabel ? <span className="max-xs:hidden">{cancel}</span> : cancel}
    </div>
  )
}
