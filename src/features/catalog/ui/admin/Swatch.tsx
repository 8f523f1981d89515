/** The colour itself; its name stands beside it. */
export const Swatch = ({ hex }: { hex: string }) => (
  <span
    aria-hidden
    className="size-5 flex-none rounded-full border border-edge"
    style={{ background: hex }}
  />
)
