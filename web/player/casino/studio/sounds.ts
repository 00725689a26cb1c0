/** The small sounds of a table. They are made here, not loaded. */
export type Sound = 'card' | 'chip' | 'tick' | 'dice' | 'bat' | 'bell' | 'win';

let context: AudioContext | undefined;

/**
 * Plays one of them, if the browser lets us: only after the player has touched the page. Whether a win is worth its
 * sound is for the caller to say: never when less came back than was staked.
 */
export function playSound(sound: Sound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    void context.resume(); // it starts with the next touch; this sound is then too late to matter
    return;
  }
  SCORES[sound](context, context.currentTime);
}

type Score = (audio: AudioContext, at: number) => void;

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
  win: (audio, at) => {
    [523, 659, 784, 1_047].forEach((pitch, nth) => tone(audio, at + nth * 0.11, { pitch, seconds: 0.4, volume: 0.08 }));
  },
};

interface Voice {
  /** In hertz. */
  readonly pitch: number;
  readonly seconds: number;
  readonly volume: number;
}

function tone(audio: AudioContext, at: number, { pitch, ...voice }: Voice): void {
  const source = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
  source.connect(fading(audio, at, voice));
  source.start(at);
  source.stop(at + voice.seconds);
}

/** A burst of hiss around a pitch: cardboard, dice, a bat. */
function noise(audio: AudioContext, at: number, { pitch, ...voice }: Voice): void {
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

function fading(audio: AudioContext, at: number, { seconds, volume }: Omit<Voice, 'pitch'>): GainNode {
  const gain = new GainNode(audio, { gain: volume });
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(audio.destination);
  return gain;
}
