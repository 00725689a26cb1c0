/* Three short sounds, made and not fetched; only for who has switched them on. */

const NOTES = { start: [220, 262], stop: [196], won: [523, 659, 784] } as const;
const NOTE_S = 0.09;

let context: AudioContext | undefined;

export function sound(name: keyof typeof NOTES): void {
  context ??= new AudioContext();
  const from = context.currentTime;
  for (const [nth, hertz] of NOTES[name].entries()) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const at = from + nth * NOTE_S;
    tone.type = 'triangle';
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0.08, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + NOTE_S);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + NOTE_S);
  }
}
