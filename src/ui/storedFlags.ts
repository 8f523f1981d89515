/**
 * Makes the flags of the browser's storage that begin with `prefix` those of `ids`, and no others.
 * Storage may be full or forbidden; nothing depends on it.
 */
export function showInFlags(prefix: string, ids: readonly string[], given?: Storage): void {
  const wanted = new Set(ids.map((id) => prefix + id))
  try {
    // Where storage is forbidden already asking for it fails.
    const storage = given ?? window.localStorage
    for (const key of Object.keys(storage)) {
      if (key.startsWith(prefix) && !wanted.has(key)) storage.removeItem(key)
    }
    for (const key of wanted) storage.setItem(key, 'true')
  } catch {
    return
  }
}
