/** Samples a second of every recording. */
export const RATE = 24_000;

/** How loud a line is made, as the root of its samples' mean square; 1 is the loudest. */
const LOUDNESS = 0.1;
const LOUDEST = 0.89;
const FULL = 32_767;

/** The samples of a WAV file with 16 bits, one channel. Throws where it is another. */
export function samplesOf(wav: Buffer): Int16Array {
  const at = wav.indexOf('data', 12, 'latin1');
  if (wav.toString('latin1', 0, 4) !== 'RIFF' || at < 0 || wav.readUInt32LE(24) !== RATE || wav.readUInt16LE(22) !== 1)
    throw new Error('The synthesizer did not write a WAV file with one channel and 24,000 samples a second.');
  const bytes = wav.subarray(at + 8);
  return Int16Array.from({ length: bytes.length >> 1 }, (_, index) => bytes.readInt16LE(index * 2));
}

/** The same without silence at its ends, and as loud as every other line. */
export function levelled(samples: Int16Array): Int16Array {
  const spoken = withoutSilence(samples);
  const loudness = loudnessOf(spoken);
  if (loudness === 0) throw new Error('The synthesizer returned no sound.');
  const peak = spoken.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) / FULL;
  const factor = Math.min(LOUDNESS / loudness, LOUDEST / peak);
  return spoken.map((sample) => Math.round(sample * factor));
}

/** The root of the samples' mean square, of 1. */
export function loudnessOf(samples: Int16Array): number {
  const squares = samples.reduce((sum, sample) => sum + (sample / FULL) ** 2, 0);
  return samples.length ? Math.sqrt(squares / samples.length) : 0;
}

export const silence = (seconds: number): Int16Array => new Int16Array(Math.round(seconds * RATE));

/** A beep of half a second. */
export const tone = (): Int16Array =>
  Int16Array.from({ length: RATE / 2 }, (_, at) => Math.round(Math.sin((at * 2 * Math.PI * 880) / RATE) * 0.2 * FULL));

/** A WAV file of samples. */
export function wavOf(samples: Int16Array): Buffer {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, at) => {
    file.writeInt16LE(sample, 44 + at * 2);
  });
  return file;
}

const QUIET = 200;

function withoutSilence(samples: Int16Array): Int16Array {
  const first = samples.findIndex((sample) => Math.abs(sample) > QUIET);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > QUIET);
  return first < 0 ? samples.subarray(0, 0) : samples.subarray(first, last + 1);
}
