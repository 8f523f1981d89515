import { useState } from 'react'
import { Check, Copy } from '#/ui/icons/other.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { toast } from '#/ui/kit/toast.ts'
import { m } from './messages/order.messages.ts'

/** A text, and a button that takes it along; `name` says what it is: "Order ID". */
export function CopyText({ text, name }: { text: string; name: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      toast.success(m.copied({ name }))
    } catch {
      toast.error(m.copyByHand({ name }))
    }
  }
  return (
    <span className="inline-flex max-w-full items-center">
      <span className="min-w-0 select-all tabular-nums wrap-anywhere">{text}</span>
      <IconButton label={m.copy({ name })} onClick={copy} className="text-peacock">
        {copied ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
      </IconButton>
    </span>
  )
}
