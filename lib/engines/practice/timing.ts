import { counted } from '@/lib/domain/texts/counted';
import { countWords } from './check/words';

/** Words a minute, from unhurried to fast, and how pauses may be stretched. A sentence alone has more room at both ends. */
const PACE = { slowest: 105, fastest: 200, shortPause: 0.75, longPause: 1.25 };
const SENTENCE = { words: 40, slowest: 75, fastest: 240, besides: 6 };
/** Between two speakers, in seconds. */
const BREATH = 0.8;

type Lines = readonly ({ s: string; t: string } | { pause: number })[];

/** Between how many seconds a recording of a script may last: its words at a natural pace, and its pauses. */
export function lengthOfScript(script: Lines): { least: number; most: number } {
  const texts = script.flatMap((line) => ('t' in line ? [line.t] : []));
  const words = countWords(texts.join(' '));
  const pauses = script.reduce((sum, line) => sum + ('pause' in line ? line.pause : 0), 0);
  const alone = words < SENTENCE.words;
  const { slowest, fastest } = alone ? SENTENCE : PACE;
  const besides = alone ? SENTENCE.besides : texts.length * BREATH;
  return {
    least: Math.floor((words / fastest) * 60 + pauses * PACE.shortPause),
    most: Math.ceil((words / slowest) * 60 + pauses * PACE.longPause + besides),
  };
}

/** `5 minutes 3 seconds`, for people. */
export function lengthWords(seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = counted(whole % 60, 'second');
  if (minutes === 0) return rest;
  return whole % 60 === 0 ? counted(minutes, 'minute') : `${counted(minutes, 'minute')} ${rest}`;
}
