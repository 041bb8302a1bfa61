import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplesOf } from './pcm';
import { VOICES, type Voice } from './voices';

/** Speaks a text in a voice: samples of 16 bits at `RATE`. */
export interface Synthesizer {
  /** Its name, its voices and their licence, as learners read them. */
  credit: string;
  speak(voice: Voice, text: string): Promise<Int16Array>;
}

/**
 * RHVoice of Debian's non-free section: statistical voices made from CMU ARCTIC, whose licence is free for any use; what
 * they say may be passed on. Throws where it is not installed.
 */
export function rhvoice(): Synthesizer {
  let version: string;
  try {
    version = execFileSync('dpkg-query', ['-W', 'rhvoice-english'], { encoding: 'utf8' }).trim().split('\t')[1] ?? '';
  } catch {
    throw new Error("Install Debian's rhvoice and rhvoice-english (non-free), or give Kokoro's files: --model DIR");
  }
  return {
    credit: `RHVoice ${version} (voices alan, bdl, clb and slt; LGPL-2.1 or later, from CMU ARCTIC)`,
    async speak(voice, text) {
      const folder = mkdtempSync(join(tmpdir(), 'practice-line-'));
      try {
        const file = join(folder, 'line.wav');
        const { rhvoice, rate } = VOICES[voice];
        execFileSync('RHVoice-test', ['-p', rhvoice, '-r', String(rate), '-o', file], { input: text });
        return samplesOf(readFileSync(file));
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}
