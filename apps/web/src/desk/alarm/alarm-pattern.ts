/**
 * Alarm sound. Kitchens are loud below 1 kHz (hoods, fridges) and above 6 kHz (water, pans), so the
 * alarm lies between. Times in seconds, pitches in hertz.
 */
type Note = { at: number; lasts: number; pitch: number; loudness: number };
export type AlarmPattern = { period: number; notes: readonly Note[] };

/** A shop bell: two strokes, twice. */
export const CALM: AlarmPattern = {
  period: 4,
  notes: [
    { at: 0, lasts: 0.5, pitch: 1568, loudness: 0.5 },
    { at: 0.22, lasts: 0.7, pitch: 2093, loudness: 0.5 },
    { at: 1, lasts: 0.5, pitch: 1568, loudness: 0.5 },
    { at: 1.22, lasts: 0.9, pitch: 2093, loudness: 0.5 },
  ],
};

/** The same, without a pause. */
const URGENT: AlarmPattern = {
  period: 1.6,
  notes: [0, 0.2, 0.4, 0.8, 1].map((at, index) => ({
    at,
    lasts: 0.4,
    pitch: index % 2 === 0 ? 2093 : 2637,
    loudness: 0.7,
  })),
};

/**
 * For an order that was silenced but not answered: at full loudness, both strokes of a pair at
 * once.
 */
const REPEATED: AlarmPattern = {
  period: 1.2,
  notes: [0, 0.15, 0.3, 0.6, 0.75, 0.9].flatMap((at, index) =>
    [index % 2 === 0 ? 2093 : 2637, 3136].map((pitch) => ({
      at,
      lasts: 0.3,
      pitch,
      loudness: 0.8,
    })),
  ),
};

const URGENT_AFTER_MS = 90_000;

/**
 * The pattern for an order that has waited `waitedMs`; `isRepeat`: it was silenced and rings again.
 */
export function alarmPattern(waitedMs: number, isRepeat: boolean): AlarmPattern {
  if (isRepeat) return REPEATED;
  return waitedMs >= URGENT_AFTER_MS ? URGENT : CALM;
}

/**
 * One period as samples from -1 to 1, played in a loop: the audio thread then needs no timer, which
 * browsers throttle in a hidden tab.
 */
export function alarmSamples(
  { period, notes }: AlarmPattern,
  sampleRate: number,
): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(period * sampleRate));
  for (const { at, lasts, pitch, loudness } of notes) {
    const from = Math.round(at * sampleRate);
    const count = Math.min(Math.round(lasts * sampleRate), samples.length - from);
    for (let i = 0; i < count; i++) {
      const time = i / sampleRate;
      const wave =
        Math.sin(2 * Math.PI * pitch * time) + 0.35 * Math.sin(2 * Math.PI * pitch * 2.01 * time);
      const attack = Math.min(1, time / 0.004);
      const decay = Math.exp((-5 * time) / lasts) * (1 - i / count);
      const sum = (samples[from + i] ?? 0) + (wave * loudness * attack * decay) / 1.35;
      samples[from + i] = Math.max(-1, Math.min(1, sum));
    }
  }
  return samples;
}
