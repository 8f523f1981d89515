type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Files no script can choose once more; the forms take them over. */
const CONTROLS = 'input:not([type=file]),select,textarea'

const isControl = (target: EventTarget): target is Control =>
  Boolean((target as Partial<Element>).matches?.(CONTROLS))

const isTick = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox'

/** Whether it is not as the server sent it. */
function isEdited(control: Control): boolean {
  // Of radios the one that is chosen now tells.
  const { type, checked, defaultChecked } = control as HTMLInputElement
  if (isTick(control)) return checked !== defaultChecked && (checked || type !== 'radio')
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const options = [...control.options]
  return (options.find((option) => option.defaultSelected) ?? options[0]) !== control.selectedOptions[0]
}

const bubbling = { bubbles: true }

/** Does it once more, for those who did not listen. What they think that it is has to differ, or they hear nothing. */
function repeat(control: Control, value: string | boolean): void {
  // A part of the page that still sleeps wakes up by it, and puts back what was chosen.
  control.dispatchEvent(new Event('change', bubbling))
  if (typeof value === 'boolean') {
    ;(control as HTMLInputElement).checked = !value
    control.click()
    return
  }
  // By its own setter, which the page knows of, and then by the browser's, of which it hears by the event.
  control.value = `${value} `
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
  control.dispatchEvent(new Event('input', bubbling))
  control.dispatchEvent(new Event('change', bubbling))
}

const eventNames = ['click', 'input', 'change']

/**
 * What a visitor types and chooses before the page has come to life is in the browser alone: components go on as the server
 * sent them, and the forms take over texts, but not which radio was chosen. An order would be paid another way than its buyer
 * chose, and go to another address.
 * @returns repeats all of it; to be called once the page listens. Parts of it that still sleep wake up by a press.
 */
export function recordEarlyEdits(): () => void {
  const edits = new Map<Control, string | boolean>()
  const note = (control: Control) => {
    // What was changed last is repeated last.
    edits.delete(control)
    edits.set(control, isTick(control) ? (control as HTMLInputElement).checked : control.value)
  }
  const record = ({ type, target }: Event) => {
    // The page may come to life by the very press, and put back the radio before anybody is told of a change.
    if (target && isControl(target) && (type !== 'click' || isTick(target))) note(target)
  }
  // What the browser itself brought back with a page is nobody's choice.
  if (navigator.userActivation?.hasBeenActive !== false) {
    for (const control of document.querySelectorAll<Control>(CONTROLS)) if (isEdited(control)) note(control)
  }
  for (const name of eventNames) window.addEventListener(name, record, true)
  return () => {
    for (const name of eventNames) window.removeEventListener(name, record, true)
    // Not before the page is done with what it is called by: a part that sleeps cannot wake up meanwhile.
    setTimeout(() => {
      // guard: early-edits-repeated
      for (const [control, value] of edits) repeat(control, value)
    })
  }
}
