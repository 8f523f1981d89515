import { type ReactNode, useState } from 'react'
import { PasswordDialog } from '../security/PasswordDialog.tsx'

interface Question<Result> {
  readonly title: string
  readonly text: ReactNode
  readonly confirmLabel: string
  readonly tone?: 'primary' | 'danger'
  /** What it throws is told at the field, and asked again. */
  readonly onConfirm: (password: string) => Promise<Result>
}

/** Asks for the own password before something is done; answers undefined when it is called off. */
export function usePasswordQuestion<Result>(): {
  ask: (question: Question<Result>) => Promise<Result | undefined>
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<
    Question<Result> & { readonly answer: (result: Result | undefined) => void }
  >()
  const end = (result: Result | undefined) => {
    asked?.answer(result)
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
        tone={asked?.tone ?? 'danger'}
        onConfirm={async (password) => {
          if (asked) end(await asked.onConfirm(password))
        }}
        onClose={() => end(undefined)}
      />
    ),
  }
}
