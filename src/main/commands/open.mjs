// `npm run open`: an empty shop to be opened for real, in a folder of its own, so that the sample shop stays as it is.
// Later starts with the same command go on with it.
process.env.DEMO ??= '0'
process.env.DATA_DIR ??= './shop'
await import('./start.mjs')
