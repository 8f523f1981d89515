import type { Plugin } from 'vite'

/**
 * How a part that is fetched later comes with its styles. Vite's own function for it (0.5 KB of each first load) also asks for the
 * files that a part imports, by lists of them that would be carried by every first load (1.9 KB).
 */
export const partStyles = (): Plugin => ({
  name: 'zari:part-styles',
  enforce: 'pre',
  load: {
    order: 'pre',
    filter: { id: /\0vite\/preload-helper/ },
    handler: () => `
const asked = {}
const askFor = (file) => asked[file] ??= new Promise((resolve, reject) => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', href: '/' + file, onload: resolve, onerror: reject })
  document.head.append(link)
}).catch((reason) => { asked[file] = undefined; throw reason })
export const __vitePreload = (load, styles) => styles?.length ? Promise.all(styles.map(askFor)).then(load) : load()`,
  },
})
