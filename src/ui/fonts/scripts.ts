/**
 * The scripts whose letters are not in the fonts of documents and icons (`pdf-400`, `pdf-600`: Latin and Devanagari). Their letters
 * lie in files beside them, which are called by them (`pdf-400.tamil`). One more is a line here and its two cuts in `subset.ts`.
 */
// not a message: the names of fonts
export const furtherScripts = {
  tamil: { letters: '\u0b80-\u0bff', family: 'Mukta Malar' },
  // No page is in these, but parcels go to people who write their names and streets in them.
  bengali: { letters: '\u0980-\u09ff', family: 'Hind Siliguri' },
  gurmukhi: { letters: '\u0a00-\u0a7f', family: 'Mukta Mahee' },
  gujarati: { letters: '\u0a80-\u0aff', family: 'Mukta Vaani' },
  oriya: { letters: '\u0b00-\u0b7f', family: 'Noto Sans Oriya' },
  telugu: { letters: '\u0c00-\u0c65\u0c70-\u0c7f', family: 'Hind Guntur' },
  // Which has none of its digits.
  'telugu-digits': { letters: '\u0c66-\u0c6f', family: 'Anek Telugu Medium' },
  kannada: { letters: '\u0c80-\u0cff', family: 'Noto Sans Kannada' },
  malayalam: { letters: '\u0d00-\u0d7f', family: 'Anek Malayalam Medium' },
} as const satisfies Scripts

export type Scripts = Readonly<
  Record<
    string,
    { /** As a class of a pattern has them. */ readonly letters: string; readonly family?: string }
  >
>

/** The script of a text by its first letter; undefined where the usual fonts have it. */
export const scriptOf = <Some extends Scripts>(
  text: string,
  scripts: Some,
): Extract<keyof Some, string> | undefined =>
  Object.keys(scripts).find((script): script is Extract<keyof Some, string> =>
    new RegExp(`^[${scripts[script]?.letters}]`).test(text),
  )

/** What a font or its file is called that has the letters of a script in the place of the usual ones. */
export const inScript = (font: string, script: string | undefined): string =>
  script ? `${font}.${script}` : font
