// `npm start`. Plain JavaScript: before a TypeScript file Node loads its reader of types, 20 MB that the parent would hold
// for good. Everything after this comes from the compile cache, without types, for all processes of the shop.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../../dist/compile-cache', import.meta.url))
enableCompileCache(process.env.NODE_COMPILE_CACHE)
const { serve } = await import('./serve.ts')
// A build ends with this, so that the first start after it finds the cache.
if (!process.argv.includes('--compile')) await serve()
