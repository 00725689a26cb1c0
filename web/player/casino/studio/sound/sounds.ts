/** The small sounds of a table. They are made here, not loaded. */
const SOUNDS = ['card', 'chip', 'tick', 'dice', 'bat', 'bell'] as const;
export type Sound = (typeof SOUNDS)[number];

let context: AudioContext | undefined;

/** A sound that had to wait longer than this is too late to matter. */
const LATE_MS = 250;

export const playSound = (sound: Sound): void => playScore(SCORES[sound]);

/** Plays it if the browser lets us: only after the player has touched the page. */
export function playScore(score: Score): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'running') {
    score(audio, audio.currentTime);
    return;
  }
  // Even where it is allowed, it takes a moment to start; where it is not, this waits for the next touch.
  void soon(audio, performance.now(), score);
}

async function soon(audio: AudioContext, asked: number, score: Score): Promise<void> {
  await audio.resume();
  if (performance.now() - asked < LATE_MS) score(audio, audio.currentTime);
}

/** Puts a sound into the future of an audio context. */
export type Score = (audio: BaseAudioContext, at: number) => void;

const SCORES: Readonly<Record<Sound, Score>> = {
  card: (audio, at) => noise(audio, at, { pitch: 3_200, seconds: 0.09, volume: 0.16 }),
  chip: (audio, at) => {
    tone(audio, at, { pitch: 2_300, seconds: 0.05, volume: 0.07 });
    tone(audio, at + 0.045, { pitch: 2_900, seconds: 0.05, volume: 0.05 });
  },
  tick: (audio, at) => tone(audio, at, { pitch: 1_150, seconds: 0.03, volume: 0.06 }),
  dice: (audio, at) => {
    for (const late of [0, 0.11, 0.19, 0.24]) {
      noise(audio, at + late, { pitch: 1_700, seconds: 0.05, volume: 0.14 });
    }
  },
  bat: (audio, at) => {
    noise(audio, at, { pitch: 900, seconds: 0.08, volume: 0.22 });
    tone(audio, at, { pitch: 310, seconds: 0.06, volume: 0.12 });
  },
  bell: (audio, at) => {
    tone(audio, at, { pitch: 880, seconds: 0.7, volume: 0.08 });
    tone(audio, at, { pitch: 1_760, seconds: 0.4, volume: 0.03 });
  },
};

interface Voice {
  /** In hertz. */
  readonly pitch: number;
  readonly seconds: number;
  readonly volume: number;
}

export function tone(audio: BaseAudioContext, at: number, { pitch, ...voice }: Voice): void {
  const source = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  source.connect(fading(audio, at, voice));
  source.start(at);
  source.stop(at + voice.seconds);
}

/** A burst of hiss around a pitch: cardboard, dice, a bat. */
function noise(audio: BaseAudioContext, at: number, { pitch, ...voice }: Voice): void {
  const length = Math.ceil(audio.sampleRate * voice.seconds);
  const hiss = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  hiss.getChannelData(0).forEach((_, i, samples) => {
    samples[i] = Math.random() * 2 - 1;
  });
  const source = new AudioBufferSourceNode(audio, { buffer: hiss });
  source
    .connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch, Q: 0.8 }))
    .connect(fading(audio, at, voice));
  source.start(at);
}

function fading(audio: BaseAudioContext, at: number, { seconds, volume }: Omit<Voice, 'pitch'>): GainNode {
  const gain = new GainNode(audio, { gain: volume });
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}
