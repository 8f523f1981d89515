/**
 * States by the first digits of their PIN codes; the longest that fits decides. India Post draws its areas without regard
 * to borders: '' stands where one prefix lies in two states, so that nothing wrong is filled in.
 */
// not a message: values of addresses, stored and compared
const prefixes: Readonly<Record<string, string>> = {
  ...of('Delhi', '11'),
  ...of('Haryana', '12 13'),
  ...of('Punjab', '14 15 160055 160059 160062 160071'),
  ...of('Chandigarh', '160'),
  ...of('Himachal Pradesh', '17'),
  ...of('Jammu and Kashmir', '18 190 191 192 193'),
  ...of('Ladakh', '194'),
  ...of('Uttar Pradesh', '20 21 22 23 241 242 243 244 245 2467 247 25 261 264 27 28'),
  ...of('Uttarakhand', '2461 2464 248 249 263'),
  ...of('', '24471 2476'),
  ...of('Rajasthan', '30 31 32 33 34'),
  ...of('Gujarat', '36 37 38 39 396191 396195'),
  ...of('Dadra and Nagar Haveli and Daman and Diu', '362520 396210 396220 396230'),
  ...of('', '36254 36257 39619 3962'),
  ...of('Maharashtra', '40 41 42 43 44'),
  ...of('Goa', '403'),
  ...of('Madhya Pradesh', '45 46 47 48'),
  ...of('Chhattisgarh', '49'),
  ...of('Telangana', '50'),
  ...of('', '5071'),
  ...of('Andhra Pradesh', '51 52 53'),
  ...of('Karnataka', '56 57 58 59'),
  ...of('Tamil Nadu', '60 61 62 63 64'),
  ...of('Puducherry', '533464 6050 6096 673310'),
  ...of('', '605'),
  ...of('Kerala', '67 68 69'),
  ...of('Lakshadweep', '68255'),
  ...of('West Bengal', '70 71 72 73 74'),
  ...of('Sikkim', '737'),
  ...of('Andaman and Nicobar Islands', '744'),
  ...of('Odisha', '75 76 77'),
  ...of('Assam', '78'),
  ...of('Arunachal Pradesh', '790 791 792'),
  ...of('Meghalaya', '793 794'),
  ...of('Manipur', '795'),
  ...of('Mizoram', '796'),
  ...of('Nagaland', '797 798'),
  ...of('Tripura', '799'),
  ...of('Bihar', '80 811 812 813 821 823 824 84 85'),
  ...of('', '8132'),
  ...of('Jharkhand', '814 815 816 822 825 826 827 828 829 83'),
}

function of(state: string, list: string): Record<string, string> {
  return Object.fromEntries(list.split(' ').map((prefix) => [prefix, state]))
}

/** The state of an Indian PIN code of six digits; undefined for what is none, is not known or lies on a border. */
export function stateOfPin(pin: string): string | undefined {
  if (!/^\d{6}$/.test(pin)) return undefined
  for (let length = 6; length >= 2; length -= 1) {
    const state = prefixes[pin.slice(0, length)]
    if (state !== undefined) return state || undefined
  }
  return undefined
}
