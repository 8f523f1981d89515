import { useState } from 'react'
import { stateOfPin } from '#/features/shop/pins.rules.ts'
import { withoutSpaces } from '#/platform/typed/phone.rules.ts'

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
  /** A whole address came in their place. */
  readonly onAddress: () => void
}

/** The table may come while somebody is about to type the city: what they type then takes the place of what came. */
function selectFilledIn(name: string): void {
  const field = document.activeElement
  if (field instanceof HTMLInputElement && field.name === name) field.select()
}

/**
 * Fills in the state that a PIN code lies in, and the city where it lies in one. What was typed or chosen is never changed: only what is
 * empty, or what a PIN code filled in before.
 */
export function usePlaceByPin({ read, write, cityField }: PlaceFields): PinFill {
  const [stateByPin, setStateByPin] = useState<string>()
  const [cityByPin, setCityByPin] = useState<string>()

  const fillInState = (state: string | undefined) => {
    const { state: chosen } = read()
    if (!state) return
    // guard: state-as-typed
    if (chosen !== '' && chosen !== stateByPin) return
    write('state', state)
    setStateByPin(state)
  }

  /** A PIN code of no one city takes away what the one before it filled in. */
  const fillInCity = (city: string | undefined) => {
    const { city: typed } = read()
    // guard: city-as-typed
    if (typed !== '' && typed !== cityByPin) return
    if (typed !== (city ?? '')) {
      write('city', city ?? '')
      selectFilledIn(cityField)
    }
    setCityByPin(city)
  }

  const onPin = (typed: string) => {
    const pin = withoutSpaces(typed)
    if (!/^\d{6}$/.test(pin) || read().country.trim().toLowerCase() !== 'india') return
    fillInState(stateOfPin(pin))
    const fill = ({ cityOfPin }: typeof import('#/features/shop/pinCities.rules.ts')) => {
      // While the table was fetched another one may have been typed.
      if (withoutSpaces(read().zipCode) === pin) fillInCity(cityOfPin(pin))
    }
    // Without the table the city is typed, as everywhere else.
    import('#/features/shop/pinCities.rules.ts').then(fill, () => undefined)
  }

  const onState = () => setStateByPin(undefined)
  const onCity = () => setCityByPin(undefined)
  const onAddress = () => {
    onState()
    onCity()
  }
  return { stateByPin, cityByPin, onPin, onState, onCity, onAddress }
}
