/** A letter, a digit or a sign that leaves something on paper; what is a letter or a sign to Unicode alone leaves nothing. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a reader would see anything of a text. */
// guard: text-seen
export const isSeen = (text: string): boolean => SEEN.test(text)

/** Whether a text is one line: without line breaks, tabs and whatever else is there for machines alone. */
// guard: text-one-line
export const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text)
