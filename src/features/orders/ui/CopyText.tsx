import { useState } from 'react'
import { Check, Copy } from '#/ui/icons/other.tsx'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { toast } from '#/ui/kit/toast.ts'

/** A text, and a button that takes it along; `name` says what it is: "Order ID". */
export function CopyText({ text, name }: { text: string; name: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      toast.success(`${name} copied`)
    } catch {
      toast.error(`Please select the ${name} and copy it by hand.`)
    }
  }
  return (
    <span className="inline-flex max-w-full items-center">
      <span className="min-w-0 select-all tabular-nums wrap-anywhere">{text}</span>
      <IconButton label={`Copy ${name}`} onClick={copy} className="text-peacock">
        {copied ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
      </IconButton>
    </span>
  )
}
