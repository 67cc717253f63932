import { type AlarmPattern, alarmSamples, CALM } from "./alarm-pattern.ts";
import { useAlarmStore } from "./alarm-store.ts";

/**
 * The alarm, synthesised with Web Audio. Browsers allow sound only after a user gesture and may
 * suspend it again (a phone call, sleep): `useAlarmStore` holds the state.
 */
let audio: AudioContext | null = null;
let playing: { pattern: AlarmPattern; node: AudioBufferSourceNode } | null = null;

/** Must be called from a user gesture. A short stroke confirms that sound works. */
export async function armAlarm(): Promise<void> {
  audio ??= openAudio();
  await audio?.resume();
  if (audio?.state === "running" && !playing) play(CALM, false);
}

/**
 * Browsers let an installed app sound without a gesture, so that the alarm works after a reload; a
 * page in a tab waits for one.
 */
export function armWhenInstalled(): void {
  if (window.matchMedia("(display-mode: standalone)").matches) audio ??= openAudio();
}

/**
 * By its click a press has reached its target: the bar above the page, which goes then, moves it.
 */
const TOUCHES = ["click", "keydown"] as const;

/**
 * The press that arms the sound is answered before the bar goes, which lays out the whole page. A
 * timer, since a hidden page has no frames.
 */
const TELL_AFTER_MS = 100;

/** Any touch arms the sound, so that a desk in use is never silent. */
export function armOnTouch(): void {
  const arm = () => {
    audio ??= openAudio();
    void audio?.resume();
  };
  for (const kind of TOUCHES) window.addEventListener(kind, arm);
}

/** Loops the pattern until it is replaced; null is silence. */
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
  const tellSoon = () => setTimeout(tell, TELL_AFTER_MS);
  opened.addEventListener("statechange", tellSoon);
  tellSoon();
  return opened;
}
