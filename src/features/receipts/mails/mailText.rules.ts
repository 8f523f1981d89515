/** Elements whose content nobody reads. */
const UNREAD = ['style', 'script', 'head', 'title']

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  zwnj: '',
  rsquo: '’',
  '#39': "'",
  '#8377': '₹',
  '#x20b9': '₹',
}

/** The words of an HTML mail, in one pass: its tags are spaces. */
export function textOfHtml(html: string): string {
  const pieces: string[] = []
  // As long as what it is made of, so that places are the same in both.
  const small = html.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  for (let at = 0; at < html.length; ) {
    const tag = html.indexOf('<', at)
    pieces.push(html.slice(at, tag < 0 ? html.length : tag))
    if (tag < 0) break
    at = endOfTag(small, tag)
    pieces.push(' ')
  }
  return pieces.join('').replace(/&(#?\w{1,8});/g, (all, name: string) => ENTITIES[name.toLowerCase()] ?? all)
}

/** Where a tag ends, or a comment, or an element that nobody reads. */
function endOfTag(html: string, tag: number): number {
  const after = (text: string, from: number): number => {
    const found = html.indexOf(text, from)
    return found < 0 ? html.length : found + text.length
  }
  if (html.startsWith('<!--', tag)) return after('-->', tag)
  const name = /^<(\w{1,10})/.exec(html.slice(tag, tag + 12))?.[1] ?? ''
  const end = after('>', tag)
  return UNREAD.includes(name) ? after('>', after(`</${name}`, end)) : end
}
