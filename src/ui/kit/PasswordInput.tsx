import clsx from 'clsx'
import { type ComponentProps, useState } from 'react'
import { Eye, EyeOff } from '../icons/other.tsx'
import { IconButton } from './IconButton.tsx'
import { Input } from './Input.tsx'
import { m } from './messages/kit.messages.ts'

/** A password field whose text can be shown and hidden. The button keeps its size, as that of `SearchInput` does. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className={clsx('relative', className)}>
      <Input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
        className="pe-[52px]"
      />
      <IconButton
        label={shown ? m.hidePassword() : m.showPassword()}
        className="absolute! inset-y-0 inset-e-[2px] my-auto size-[44px] text-ink-soft"
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff aria-hidden className="size-[20px]" /> : <Eye aria-hidden className="size-[20px]" />}
      </IconButton>
    </div>
  )
}
