import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import type { FormSection } from './fields.ts'
import { markOf } from './markOf.ts'

/**
 * Which sections of a form are unfolded, where they fold (on phones): those that are open from the beginning or were
 * pressed, the one that the address names, and those that hold something wrong.
 */
export function useFolds<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, Values>,
  sections: readonly FormSection<Values>[],
  folds: boolean,
) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(sections.filter(({ startsOpen }) => startsOpen).map(markOf)),
  )
  const hash = useLocation({ select: (location) => location.hash })
  const unfocused = useRef(false)
  const { errors } = form.formState
  const wrong = sections.flatMap((section) =>
    section.fields
      .filter(({ name }) => get(errors, name))
      .map(({ name }) => ({ name, mark: markOf(section) })),
  )

  useEffect(() => {
    if (folds && hash) setOpened((before) => new Set([...before, hash]))
  }, [folds, hash])

  const isThere = opened.has(hash)
  useEffect(() => {
    if (isThere) document.getElementById(hash)?.scrollIntoView()
  }, [isThere, hash])

  useEffect(() => {
    if (!folds || wrong.every(({ mark }) => opened.has(mark))) return
    unfocused.current = true
    setOpened(new Set([...opened, ...wrong.map(({ mark }) => mark)]))
  })

  // What is hidden takes no focus: a wrong field gets it once its section is open.
  useEffect(() => {
    const [first] = wrong
    if (!unfocused.current || !first || !opened.has(first.mark)) return
    unfocused.current = false
    if (document.activeElement?.getAttribute('aria-invalid') !== 'true') form.setFocus(first.name)
  })

  return (section: FormSection<Values>) => {
    if (!folds) return undefined
    const mark = markOf(section)
    const onToggle = () => {
      const others = [...opened].filter((one) => one !== mark)
      setOpened(new Set(opened.has(mark) ? others : [...others, mark]))
    }
    return { isOpen: opened.has(mark), onToggle }
  }
}
