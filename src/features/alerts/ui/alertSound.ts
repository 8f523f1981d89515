const MUTED = 'zari-alerts-muted'
/** Two notes, Hz, each this long, s. */
const NOTES = [659, 880]
const NOTE_S = 0.18
const VOLUME = 0.2

let context: AudioContext | undefined

/** Whether the sound was switched off in this browser. */
export function isMuted(): boolean {
  try {
    return localStorage.getItem(MUTED) === '1'
  } catch {
    return false
  }
}

export function setMuted(muted: boolean): void {
  try {
    if (muted) localStorage.setItem(MUTED, '1')
    else localStorage.removeItem(MUTED)
  } catch {
    // Where storage is forbidden the sound cannot be switched off for good.
  }
}

/** Browsers give a page its voice with the first touch; before it the chime stays silent. */
export function playChime(): void {
  if (typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  const { currentTime: now, destination } = context
  void context.resume()
  for (const [at, frequency] of NOTES.entries()) {
    const start = now + at * NOTE_S
    const note = new OscillatorNode(context, { frequency })
    const volume = new GainNode(context, { gain: VOLUME })
    volume.gain.setValueAtTime(VOLUME, start)
    volume.gain.exponentialRampToValueAtTime(0.001, start + NOTE_S)
    note.connect(volume).connect(destination)
    note.start(start)
    note.stop(start + NOTE_S)
  }
}
