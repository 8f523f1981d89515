import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { errorText } from '#/platform/http/errorText.ts'
import { X } from '#/ui/icons/storefront.tsx'
import { Button } from '#/ui/kit/Button.tsx'
import { Field } from '#/ui/kit/Field.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { Input } from '#/ui/kit/Input.tsx'
import { Sentence } from '#/ui/kit/Sentence.tsx'
import { m } from '../messages/checkout.messages.ts'
import { useAddCode, useRemoveCode } from '../quote.queries.ts'
import type { Quote } from '../quote.schema.ts'

/** Where a code is typed, and those that the bag has. What was typed stays when it is refused. */
export function CodeField({ quote: { codes, takesCodes } }: { quote: Quote }) {
  const [typed, setTyped] = useState('')
  const add = useAddCode()
  const remove = useRemoveCode()
  if (!takesCodes && codes.length === 0) return null

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (typed.trim() !== '' && !add.isPending) add.mutate(typed, { onSuccess: () => setTyped('') })
  }
  const type = (text: string) => {
    setTyped(text)
    add.reset()
  }
  return (
    <div className="mt-3 grid gap-2">
      {codes.length > 0 && (
        <ul aria-label={m.yourCodes()} className="grid gap-1">
          {codes.map(({ code, applied, message }) => (
            <li key={code} className="flex items-center gap-2 text-sm">
              <span className="min-w-0 flex-1 wrap-anywhere">
                {applied ? (
                  <span className="text-success">
                    <Sentence
                      text={m.isTakenOff({ code: '{code}' })}
                      parts={{ code: <strong>{code}</strong> }}
                    />
                  </span>
                ) : (
                  <span className="text-warning">{message}</span>
                )}
              </span>
              <IconButton label={m.removeCode({ code })} onClick={() => remove.mutate(code)}>
                <X aria-hidden className="size-5" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {takesCodes && (
        <form noValidate method="post" onSubmit={send} className="flex items-start gap-2">
          <Field
            label={m.code()}
            error={add.error && errorText(add.error, { action: (cause) => m.checkingFailed({ cause }) })}
            className="min-w-0 flex-1"
            hideLabel
          >
            <Input
              value={typed}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              placeholder={m.haveCode()}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              enterKeyHint="done"
            />
          </Field>
          <Button type="submit" variant="secondary" pending={add.isPending}>
            {m.apply()}
          </Button>
        </form>
      )}
    </div>
  )
}
