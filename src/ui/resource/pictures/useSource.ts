import { useEffect, useState } from 'react'
import type { PictureItem } from './pictureItems.ts'

/** The address of a picture; that of a chosen file lives as long as what shows it. */
export function useSource({ url, file }: PictureItem): string | undefined {
  const [made, setMade] = useState<string>()
  useEffect(() => {
    if (!file) return
    const address = URL.createObjectURL(file)
    setMade(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return url ?? made
}
