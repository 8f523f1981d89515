import { useId } from 'react'

export interface CellFieldProps {
  label: string
  value: string
  problem: string | undefined
  onChange: (value: string) => void
  /** Takes a paste of several cells. */
  onPasted?: (text: string) => void
}

/** One cell of a table that is typed; what is wrong with it stands under it. */
export function CellField({ label, value, problem, onChange, onPasted }: CellFieldProps) {
  const id = useId()
  return (
    <>
      <input
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem && id}
        value={value}
        maxLength={30}
        autoComplete="off"
        className="control w-24! px-2!"
        onChange={(event) => onChange(event.currentTarget.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain')
          if (!onPasted || !/[\t\n]/.test(text)) return
          event.preventDefault()
          onPasted(text)
        }}
      />
      {problem && (
        <span id={id} className="mt-1 block w-24 font-normal text-danger">
          {problem}
        </span>
      )}
    </>
  )
}
