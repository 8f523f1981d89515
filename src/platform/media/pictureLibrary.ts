/**
 * The library that reads and makes pictures. It is loaded with the first one: it takes 12 MB, and a process that only gives what is
 * there already needs none of it.
 */
export async function pictureLibrary() {
  const { default: sharp } = await import('sharp')
  // Each picture is made once: what libvips would keep for a second time (50 MB) is never asked for.
  sharp.cache(false)
  return sharp
}
