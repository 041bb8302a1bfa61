/** What a recording is and how long, by its content alone. */
export interface SoundFacts {
  type: 'audio/mpeg' | 'audio/ogg' | 'audio/wav' | 'audio/mp4';
  seconds: number;
}

/** Of an MP3's bytes so many must be frames: else it is something else that begins like one. */
const LEAST_FRAMES = 0.9;
/** Of frames, pages and chunks so many are looked at: the shortest frames of half an hour, where a WAV or MP4 has a dozen chunks. */
const MOST_STEPS = 75_000;
const MOST_CHUNKS = 1_000;

/** The kind and length of an MP3, OGG (Vorbis or Opus), WAV or M4A; null for all else, and for one that is broken or empty. */
export function soundFacts(bytes: Buffer): SoundFacts | null {
  const start = bytes.toString('latin1', 0, 12);
  const found = start.startsWith('OggS')
    ? facts('audio/ogg', secondsOfOgg(bytes))
    : start.startsWith('RIFF') && start.endsWith('WAVE')
      ? facts('audio/wav', secondsOfWav(bytes))
      : start.slice(4, 8) === 'ftyp'
        ? facts('audio/mp4', secondsOfMp4(bytes))
        : facts('audio/mpeg', secondsOfMp3(bytes));
  return found;
}

const facts = (type: SoundFacts['type'], seconds: number | null): SoundFacts | null =>
  seconds !== null && Number.isFinite(seconds) && seconds > 0 ? { type, seconds } : null;

const KBITS = {
  // MPEG 1, layer III; then MPEG 2 and 2.5.
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const RATES = [44_100, 48_000, 32_000] as const;

/** Adds up its frames: what its head says may be wrong, and is often missing. */
function secondsOfMp3(bytes: Buffer): number | null {
  const tag = bytes.toString('latin1', 0, 3) === 'ID3' && bytes.length > 10 ? 10 + syncSafe(bytes, 6) : 0;
  const sound = bytes.length - tag;
  const mostOther = sound * (1 - LEAST_FRAMES);
  let [at, samples, framed, rate, other] = [tag, 0, 0, 0, 0];
  for (let steps = 0; at + 4 <= bytes.length; ) {
    const frame = frameAt(bytes, at);
    if (!frame) {
      const from = at;
      const until = Math.min(bytes.length, from + mostOther - other + 1);
      do at += 1;
      while (at < until && !canBegin(bytes, at));
      other += at - from;
      if (other > mostOther) return null;
      continue;
    }
    steps += 1;
    if (steps > MOST_STEPS) return null;
    samples += frame.samples;
    framed += frame.bytes;
    rate = frame.rate;
    at += frame.bytes;
  }
  return rate > 0 && framed / sound >= LEAST_FRAMES ? samples / rate : null;
}

const syncSafe = (bytes: Buffer, at: number): number =>
  [0, 1, 2, 3].reduce((sum, place) => sum * 128 + ((bytes[at + place] ?? 0) & 0x7f), 0);

/** Whether eleven bits of a frame's beginning stand here, and those of layer III. */
const canBegin = (bytes: Buffer, at: number): boolean => bytes[at] === 0xff && ((bytes[at + 1] ?? 0) & 0xe6) === 0xe2;

function frameAt(bytes: Buffer, at: number): { bytes: number; samples: number; rate: number } | null {
  const head = bytes.readUInt32BE(at);
  const version = (head >>> 19) & 3;
  if (!canBegin(bytes, at) || version === 1) return null;
  const isOne = version === 3;
  const kbits = (isOne ? KBITS.one : KBITS.two)[(head >>> 12) & 15] ?? 0;
  const base = RATES[((head >>> 10) & 3) as 0 | 1 | 2];
  if (!kbits || !base) return null;
  const rate = isOne ? base : version === 2 ? base / 2 : base / 4;
  const samples = isOne ? 1152 : 576;
  return { bytes: Math.floor((samples / 8) * ((kbits * 1000) / rate)) + ((head >>> 9) & 1), samples, rate };
}

/** From the last page's count of samples; Opus counts at 48 kHz, whatever it was recorded at. */
function secondsOfOgg(bytes: Buffer): number | null {
  let [at, rate, skipped, last] = [0, 0, 0, 0n];
  for (let page = 0; at + 27 <= bytes.length && bytes.toString('latin1', at, at + 4) === 'OggS'; page += 1) {
    if (page >= MOST_STEPS) return null;
    const pieces = bytes[at + 26] ?? 0;
    const body = at + 27 + pieces;
    let length = 0;
    for (let piece = at + 27; piece < body; piece += 1) length += bytes[piece] ?? 0;
    if (rate === 0) {
      const head = bytes.toString('latin1', body, body + 8);
      if (head === 'OpusHead' && body + 12 <= bytes.length) [rate, skipped] = [48_000, bytes.readUInt16LE(body + 10)];
      else if (head.startsWith('\x01vorbis') && body + 16 <= bytes.length) rate = bytes.readUInt32LE(body + 12);
      else return null;
    }
    const granule = bytes.readBigInt64LE(at + 6);
    if (granule > last) last = granule;
    at = body + length;
  }
  return at === bytes.length && rate > 0 ? (Number(last) - skipped) / rate : null;
}

function secondsOfWav(bytes: Buffer): number | null {
  let perSecond = 0;
  for (let at = 12, chunk = 0; at + 8 <= bytes.length && chunk < MOST_CHUNKS; chunk += 1) {
    const name = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    if (name === 'fmt ' && at + 20 <= bytes.length) perSecond = bytes.readUInt32LE(at + 16);
    // Some programs leave the size open, and none is larger than the file.
    if (name === 'data') return perSecond > 0 ? Math.min(size, bytes.length - at - 8) / perSecond : null;
    at += 8 + size + (size % 2);
  }
  return null;
}

/** From the head of the film; null for one that holds pictures, or is written in fragments without a length. */
function secondsOfMp4(bytes: Buffer): number | null {
  const moov = boxIn(bytes, 'moov');
  const head = moov && boxIn(moov, 'mvhd');
  if (!moov || !head || head.length < 32 || moov.includes('vide') || !moov.includes('soun')) return null;
  const isLong = head[0] === 1;
  const scale = head.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  return scale > 0 ? length / scale : null;
}

function boxIn(bytes: Buffer, wanted: string): Buffer | null {
  for (let at = 0, box = 0; at + 8 <= bytes.length && box < MOST_CHUNKS; box += 1) {
    const size = bytes.readUInt32BE(at);
    const isRest = size === 0;
    const long = size === 1 && at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : null;
    const whole = isRest ? bytes.length - at : (long ?? size);
    const head = long === null ? 8 : 16;
    if (whole < head || at + whole > bytes.length) return null;
    if (bytes.toString('latin1', at + 4, at + 8) === wanted) return bytes.subarray(at + head, at + whole);
    at += whole;
  }
  return null;
}
