/** How the owner of the sample shop begins one that is hers. */
export function OwnShop() {
  return (
    <div className="border-t border-haldi px-5 py-4 text-sm text-ink-soft md:px-7">
      <h3 className="text-lg text-ink">This is the sample shop</h3>
      <p className="mt-1 max-w-text">
        Its goods, customers and seller are invented, and every page, mail and invoice says so. To open your
        own, stop the program (Ctrl-C in its terminal) and type
      </p>
      <pre className="my-2 overflow-x-auto rounded-md bg-ink px-4 py-3 text-page">npm run open</pre>
      <p className="max-w-text">
        That begins an empty shop in the folder <code>shop</code> and leaves this one as it is; another folder
        goes by <code>DATA_DIR=/your/folder npm run open</code>. Its dashboard leads through what a real shop
        needs. Products that you have made here can be taken along with Export and Import.
      </p>
    </div>
  )
}
