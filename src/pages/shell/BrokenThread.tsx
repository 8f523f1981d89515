/** A zari border whose threads have come apart in the middle. Decoration only. */
export function BrokenThread({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 288 72"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <g stroke="#8a1a2e" strokeWidth="1.5">
        <path d="M0 14h112M288 14H174M0 58h112M288 58H174" />
        <path d="m8 50 14-28 14 28zM44 50l14-28 14 28zM80 50l14-28 14 28zM180 50l14-28 14 28zM216 50l14-28 14 28zM252 50l14-28 14 28z" />
      </g>
      <path d="M22 50v-9M58 50v-9M94 50v-9M194 50v-9M230 50v-9M266 50v-9" stroke="#dda32a" strokeWidth="3" />
      <g stroke="#a26200" strokeWidth="1.5">
        <path d="M112 14c10 0 12 10 19 8s4-11-2-9M174 14c-9 0-12 9-17 6" />
        <path d="M112 58c11 0 9-12 17-11s4 9-1 8M174 58c-10 0-9-10-16-11s-6 6-2 7" />
        <path d="M0 36h100c14 0 18-8 26-6s6 12-1 10M288 36H186c-14 0-15 7-24 5" />
      </g>
    </svg>
  )
}
