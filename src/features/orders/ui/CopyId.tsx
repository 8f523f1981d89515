import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#/ui/kit/IconButton.tsx'
import { toast } from '#/ui/kit/toast.ts'

/** The order id, and a button that takes it along for the search box or a chat. */
export function CopyId({ id }: { id: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id)
      setCopied(true)
      toast.success('Order ID copied')
    } catch {
      toast.error('Please select the order ID and copy it by hand.')
    }
  }
  return (
    <span className="inline-flex max-w-full items-center">
      <span className="min-w-0 wrap-anywhere tabular-nums">{id}</span>
      <IconButton label="Copy order ID" onClick={copy} className="text-peacock">
        {copied ? <Check aria-hidden className="size-5" /> : <Copy aria-hidden className="size-5" />}
      </IconButton>
    </span>
  )
}
