import { type ReactNode, useState } from 'react'
import type { BulkOutcome } from '#/ui/resource/list/list.ts'
import { PasswordDialog } from '../security/PasswordDialog.tsx'

interface Question {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
  /** What it throws is told at the field, and asked again. */
  readonly onConfirm: (password: string) => Promise<readonly BulkOutcome[]>
}

type Outcomes = readonly BulkOutcome[]

/** Asks for the own password before something is done to chosen rows; answers nothing when it is called off. */
export function usePasswordQuestion(): {
  ask: (question: Question) => Promise<Outcomes>
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<Question & { readonly answer: (outcomes: Outcomes) => void }>()
  const end = (outcomes: Outcomes) => {
    asked?.answer(outcomes)
    setAsked(undefined)
  }
  return {
    ask: (question) => new Promise((answer) => setAsked({ ...question, answer })),
    dialog: (
      <PasswordDialog
        open={asked !== undefined}
        title={asked?.title ?? ''}
        text={asked?.text ?? ''}
        confirmLabel={asked?.confirmLabel ?? ''}
        tone="danger"
        onConfirm={async (password) => {
          if (asked) end(await asked.onConfirm(password))
        }}
        onClose={() => end([])}
      />
    ),
  }
}
