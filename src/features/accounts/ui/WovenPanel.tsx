import clsx from 'clsx'
import { useId } from 'react'
import { pleats } from './pleats.ts'

const WIDTH = 720
const HEIGHT = 960
const folds = pleats(WIDTH)

/**
 * A pleated saree, drawn: kumkum silk with gold butas and, at its lower edge, a temple border. One flat cloth is laid
 * into strips that lean left and right in turn, which is what pleats do to a border. Decoration only.
 */
export function WovenPanel({ className }: { className?: string }) {
  const id = useId()
  const ref = (name: string) => `url(#${id}${name})`
  return (
    <svg
      viewBox={`0 40 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      className={clsx('block bg-kumkum-deep', className)}
    >
      <defs>
        <ButaPattern id={`${id}buta`} />
        <BorderPattern id={`${id}border`} />
        <pattern id={`${id}thread`} width="4" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 1h4M0 3h4" stroke="#000" strokeOpacity=".07" />
          <path d="M1 0v4" stroke="#fff" strokeOpacity=".045" />
        </pattern>
        <linearGradient id={`${id}lit`}>
          <stop offset="0" stopColor="#2a0410" stopOpacity=".62" />
          <stop offset=".45" stopColor="#fff" stopOpacity=".05" />
          <stop offset=".8" stopColor="#ffe9c9" stopOpacity=".2" />
          <stop offset="1" stopColor="#ffe9c9" stopOpacity=".1" />
        </linearGradient>
        <linearGradient id={`${id}shade`}>
          <stop offset="0" stopColor="#ffe9c9" stopOpacity=".1" />
          <stop offset=".25" stopColor="#2a0410" stopOpacity=".06" />
          <stop offset="1" stopColor="#2a0410" stopOpacity=".62" />
        </linearGradient>
        <linearGradient id={`${id}depth`} x2="0" y2="1">
          <stop offset="0" stopColor="#2a0410" stopOpacity=".55" />
          <stop offset=".4" stopColor="#2a0410" stopOpacity="0" />
          <stop offset="1" stopColor="#2a0410" stopOpacity=".18" />
        </linearGradient>
        <g id={`${id}cloth`}>
          <rect y="-160" width={WIDTH} height={HEIGHT + 320} fill="#8a1a2e" />
          <rect y="-160" width={WIDTH} height={HEIGHT + 320} fill={ref('buta')} />
          <rect y="700" width={WIDTH} height="260" fill={ref('border')} />
          <rect y="-160" width={WIDTH} height={HEIGHT + 320} fill={ref('thread')} />
        </g>
      </defs>
      <rect y="0" width={WIDTH} height={HEIGHT + 200} fill="#2a0410" />
      {folds.map(({ from, width, lean, drop }, index) => (
        <g key={from}>
          <clipPath id={`${id}fold${index}`}>
            <rect x={from} y="-160" width={width + 0.5} height="1120" />
          </clipPath>
          <g transform={`matrix(1 ${lean} 0 1 0 ${drop - lean * from})`} clipPath={ref(`fold${index}`)}>
            <use href={`#${id}cloth`} />
            <rect
              x={from}
              y="-160"
              width={width + 0.5}
              height="1120"
              fill={ref(lean > 0 ? 'lit' : 'shade')}
            />
          </g>
        </g>
      ))}
      <rect y="0" width={WIDTH} height={HEIGHT + 60} fill={ref('depth')} />
    </svg>
  )
}

const gold = { fill: 'none', stroke: '#e0b04a', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** One buta and, half a drop away, a sprig. */
function ButaPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="96" height="124" patternUnits="userSpaceOnUse">
      <g {...gold} strokeWidth="2.6" transform="translate(22 14) scale(.5)">
        <path
          d="M78 13c-9-4-19 2-17 12 1.5 8 22 21 22 45a35 35 0 0 1-70 0C13 38 50 40 54 19c2-9 13-14 24-6Z"
          fill="#6c1022"
        />
        <path
          d="M66 31c-4 14-43 17-43 41a25 25 0 0 0 50 0c0-16-8-24-10-30"
          strokeDasharray="0 7"
          strokeWidth="4"
        />
        <path d="M48 90V62c-5-4-5-9 0-15 5 6 5 11 0 15" fill="#e0b04a" />
        <path d="M48 78c-8 1-13-3-14-10 8-1 13 3 14 10c8 1 13-3 14-10-8-1-13 3-14 10" fill="#e0b04a" />
      </g>
      <g {...gold} strokeWidth="1.3">
        {[0, 96].map((x) => (
          <g key={x} transform={`translate(${x} 98)`}>
            <path d="M0 13V-3M0 7c-5 .5-8-2-9-6 5-.5 8 2 9 6c5 .5 8-2 9-6-5-.5-8 2-9 6" />
            <path d="M0-4c-4-3-4-7 0-11 4 4 4 8 0 11Z" fill="#e0b04a" />
          </g>
        ))}
      </g>
    </pattern>
  )
}

/** 260 px of border: temples, bands of gold, a running vine, and the edge. */
function BorderPattern({ id }: { id: string }) {
  return (
    <pattern id={id} y="700" width="48" height="260" patternUnits="userSpaceOnUse">
      <path d="M0 62V58L24 0l24 58v4Z" fill="#d9a63a" />
      <path d="M8 60 24 22l16 38Z" fill="#6c1022" />
      <path d="M16 60 24 41l8 19Z" fill="#d9a63a" />
      <path d="M24 8v10" stroke="#6c1022" strokeWidth="2" />
      <rect y="60" width="48" height="200" fill="#0b4a52" />
      <rect y="60" width="48" height="12" fill="#d9a63a" />
      <path d="M0 78h48M0 160h48M0 246h48" stroke="#d9a63a" strokeWidth="2.5" />
      <g fill="#d9a63a">
        {[0, 16, 32].map((x) => (
          <path key={x} d={`M${x + 8} 82l5 6-5 6-5-6Z`} />
        ))}
      </g>
      <path d="M0 98h48" stroke="#d9a63a" strokeWidth="2.5" />
      <g {...gold} strokeWidth="2">
        <path d="M0 129c8-20 16-20 24 0s16 20 24 0" />
        <path d="M12 114c-3 7-1 13 5 16 3-7 1-13-5-16Z" fill="#d9a63a" />
        <path d="M36 144c3-7 1-13-5-16-3 7-1 13 5 16Z" fill="#d9a63a" />
        <path d="M12 150h.01M36 108h.01" strokeWidth="5" />
      </g>
      <rect y="166" width="48" height="74" fill="#b9842a" />
      <g stroke="#f0cf85" strokeWidth="1.2">
        <path d="M0 170h48M0 176h48M0 230h48M0 236h48" />
      </g>
      <path d="M24 180 44 203 24 226 4 203Z" fill="#8a1a2e" />
      <path d="M24 189 36 203 24 217 12 203Z" fill="#f0cf85" />
      <path d="M24 197l5 6-5 6-5-6Z" fill="#8a1a2e" />
      <path d="M0 190l10 13L0 216M48 190 38 203l10 13" fill="#0b4a52" />
    </pattern>
  )
}
