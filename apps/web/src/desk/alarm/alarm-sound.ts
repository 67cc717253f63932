import { type AlarmPattern, alarmSamples, CALM } from "./alarm-pattern.ts";
import { useAlarmStore } from "./alarm-store.ts";

/**
 * The bell, made by the browser itself. It lets a page sound only once somebody has touched it, and
 * may take that back (a telephone call, sleep): `useRing` says how it is.
 */
let audio: AudioContext | null = null;
let playing: { pattern: AlarmPattern; node: AudioBufferSourceNode } | null = null;

/** To be called by a touch. A short stroke says that it works. */
export async function armAlarm(): Promise<void> {
  audio ??= openAudio();
  await audio?.resume();
  if (audio?.state === "running" && !playing) play(CALM, false);
}

const TOUCHES = ["pointerup", "keydown"] as const;

/** Any touch arms, so that a desk that is used is never silent. */
export function armOnTouch(): void {
  const arm = () => {
    audio ??= openAudio();
    void audio?.resume();
  };
  // A finger counts as a touch when it is lifted, not when it comes down.
  for (const kind of TOUCHES) window.addEventListener(kind, arm);
}

/** Rings in that pattern until told otherwise; null is silence. */
export function soundAlarm(pattern: AlarmPattern | null): void {
  if (playing?.pattern === pattern) return;
  playing?.node.stop();
  playing = null;
  if (pattern) playing = play(pattern, true);
}

function play(pattern: AlarmPattern, loop: boolean): typeof playing {
  if (!audio) return null;
  const samples = alarmSamples(pattern, audio.sampleRate);
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
  buffer.copyToChannel(samples, 0);
  const node = new AudioBufferSourceNode(audio, { buffer, loop });
  node.connect(audio.destination);
  node.start();
  return { pattern, node };
}

function openAudio(): AudioContext | null {
  if (typeof AudioContext === "undefined") return null;
  const opened = new AudioContext();
  const tell = () => useAlarmStore.setState({ isArmed: opened.state === "running" });
  opened.addEventListener("statechange", tell);
  tell();
  return opened;
}
