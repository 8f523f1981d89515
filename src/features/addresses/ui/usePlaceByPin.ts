import { useState } from 'react'
import { stateOfPin } from '#/features/shop/pins.rules.ts'
import { withoutSpaces } from '#/platform/typed/digits.rules.ts'

export interface PlaceFields {
  /** What stands in the form now. */
  read: () => Readonly<Record<'state' | 'city' | 'zipCode' | 'country', string>>
  write: (field: 'state' | 'city', value: string) => void
  /** What the field of the city is called in its form. */
  cityField: string
}

/** What a PIN code fills in. */
export interface PinFill {
  readonly stateByPin: string | undefined
  readonly cityByPin: string | undefined
  readonly onPin: (typed: string) => void
  /** The state was chosen by hand. */
  readonly onState: () => void
  /** The city was typed by hand. */
  readonly onCity: () => void
  /** A whole address stands in the form now. */
  readonly onAddress: () => void
}

/** The table may come while somebody is about to type the city: what they type then takes the place of what came. */
function selectFilledIn(name: string): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement && field.name === name) field.select()
}

/** A value that stands in the form and belongs to a PIN code: it came with it, be it in an earlier address or by the table. */
interface Came {
  readonly pin: string
  readonly value: string
  /** The table said so, which is said beside the field. */
  readonly byTable: boolean
}

type Place = 'state' | 'city'
type Known = Partial<Record<Place, Came | undefined>>

const isWhole = (pin: string): boolean => /^\d{6}$/.test(pin)

/**
 * Fills in the state that a PIN code lies in, and the city where it lies in one. What was typed or chosen by hand is never changed:
 * only what is empty, and what came with the PIN code before and lies elsewhere by the new one. Nothing is put in the place of that
 * where the new one is not known.
 */
export function usePlaceByPin({ read, write, cityField }: PlaceFields): PinFill {
  const standing = (): Known => {
    const { zipCode, state, city } = read()
    const pin = withoutSpaces(zipCode)
    // Typed before any PIN code was, and there again after a reload: it came with none.
    if (!isWhole(pin)) return {}
    const came = (value: string): Came => ({ pin, value, byTable: false })
    return { state: came(state), city: came(city) }
  }
  const [known, setKnown] = useState(standing)

  const fillIn = (place: Place, pin: string, value: string, liesElsewhere: (before: string) => boolean) => {
    const { [place]: now } = read()
    const before = known[place]
    // guard: place-as-typed
    if (now !== '' && now !== before?.value) return
    // guard: place-with-its-pin
    if (now !== '' && before && !liesElsewhere(before.pin)) return
    if (now !== value) {
      write(place, value)
      if (place === 'city') selectFilledIn(cityField)
    }
    setKnown((all) => ({ ...all, [place]: { pin, value, byTable: value !== '' } }))
  }

  const onPin = (typed: string) => {
    const pin = withoutSpaces(typed)
    if (!isWhole(pin) || read().country.trim().toLowerCase() !== 'india') return
    const isOtherState = (before: string) => stateOfPin(before) !== stateOfPin(pin)
    fillIn('state', pin, stateOfPin(pin) ?? '', isOtherState)
    const fill = ({ cityOfPin }: typeof import('#/features/shop/pinCities.rules.ts')) => {
      // While the table was fetched another one may have been typed.
      if (withoutSpaces(read().zipCode) !== pin) return
      const isOtherCity = (before: string) => isOtherState(before) || cityOfPin(before) !== cityOfPin(pin)
      fillIn('city', pin, cityOfPin(pin) ?? '', isOtherCity)
    }
    // Without the table the city is typed, as everywhere else.
    import('#/features/shop/pinCities.rules.ts').then(fill, () => undefined)
  }

  const byHand = (place: Place) => () => setKnown((all) => ({ ...all, [place]: undefined }))
  const filled = (place: Place) => (known[place]?.byTable ? known[place].value : undefined)
  return {
    stateByPin: filled('state'),
    cityByPin: filled('city'),
    onPin,
    onState: byHand('state'),
    onCity: byHand('city'),
    onAddress: () => setKnown(standing()),
  }
}
