// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SpeakingSession } from '@/app/(public)/practice/[set]/[mode]/_parts/speaking/speaking-session';
import { publicSet } from '@/lib/engines/practice/format/set';
import { sessionOf } from '@/lib/engines/practice/session';
import { readSet } from '@/lib/services/catalogue/practice/set-files';

const found = publicSet(readSet('practice/ielts-academic/speaking/ielts-ac-speaking-1.json'));
if (found.skill !== 'speaking') throw new Error('It is a set of speaking.');
const set = found;
const steps = sessionOf(set.parts);
const sounds = steps.map(({ n }) => ({ src: `/sound/${n}.mp3`, voices: '', hasReading: false }));
const FIRST = 'What kind of place do you live in?';

let root: Root;
let page: HTMLElement;
/** What the microphone gives: its level, or nothing where the browser refuses it. */
let level: number | null;
let marks: (() => Promise<Response>) | null;

class Recorder {
  static isTypeSupported = () => true;
  state = 'inactive';
  mimeType = 'audio/webm';
  ondataavailable = (_: { data: Blob }) => {};
  onstop = () => {};
  constructor(readonly stream: MediaStream) {}
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable({ data: new Blob(['sound']) });
    this.onstop();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  level = 0.5;
  marks = null;
  let made = 0;
  const stream = (): object => ({
    getTracks: () => [{ readyState: 'live', stop: () => {}, addEventListener: () => {} }],
    clone: stream,
  });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'running';
      createAnalyser = () => ({ fftSize: 8, getFloatTimeDomainData: (all: Float32Array) => all.fill(level ?? 0) });
      createMediaStreamSource = () => ({ connect: () => {} });
      close = async () => {};
    },
  );
  vi.stubGlobal('fetch', async () => (marks ? marks() : Promise.reject(new TypeError('no network'))));
  Object.assign(navigator, {
    mediaDevices: { getUserMedia: async () => (level === null ? Promise.reject(new Error('refused')) : stream()) },
  });
  Object.assign(HTMLMediaElement.prototype, { play: async () => {}, pause: () => {}, load: () => {} });
  Object.assign(URL, { createObjectURL: () => `blob:${++made}`, revokeObjectURL: () => {} });
  page = document.createElement('div');
  document.body.replaceChildren(page);
  root = createRoot(page);
  act(() => root.render(<SpeakingSession set={set} sounds={sounds} owner={null} />));
});

afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
/** What stands on the page outside of hidden parts. */
const shown = () => {
  const copy = page.cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('.hidden')) hidden.remove();
  return copy.textContent ?? '';
};
const press = async (name: string) => {
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!button) throw new Error(`No button ${name} in: ${shown()}`);
  await act(async () => button.click());
  await pass(200);
};
const examiner = async (event: 'playing' | 'ended') => {
  await act(async () => page.querySelector('audio')?.dispatchEvent(new Event(event)));
  await pass(300);
};
const clock = () => JSON.parse(localStorage.getItem('practice:ielts-ac-speaking-1:test') ?? 'null')?.clock;
const begin = async () => {
  await press('Start the test');
  expect(shown()).toContain('We can hear you.');
  await press('Start the test');
};

test('an answer’s time begins when the examiner has finished; when it is over the examiner goes on; no question is in writing', async () => {
  await begin();
  await examiner('playing');
  expect(shown()).toContain('The examiner is speaking.');
  await pass(60_000);
  expect(clock()).toEqual({ from: 0, left: 19_000, since: null });
  await examiner('ended');
  expect(shown()).toContain('Speak now. It is recorded.');
  expect(shown()).not.toContain(FIRST);
  await pass(19_500);
  expect(clock()).toMatchObject({ from: 1, since: null });
  expect(page.textContent).not.toContain('recording of this answer');
});

test('a microphone that is refused or silent says so before any time runs, and a later loss stops the next clock', async () => {
  level = null;
  await press('Start the test');
  expect(shown()).toContain('Your browser did not allow the microphone.');
  level = 0;
  await press('Start the test');
  await pass(4_200);
  expect(shown()).toContain('We hear nothing.');
  expect(clock()).toBeUndefined();
  level = null;
  await press('Start without a recording');
  await examiner('ended');
  expect(shown()).toContain('The clock waits.');
  expect(clock()).toMatchObject({ from: 0, since: null });
  level = 0.5;
  await press('Try again');
  await pass(300);
  expect(shown()).toContain('Speak now. It is recorded.');
  expect(clock().since).not.toBeNull();
});

test('while nobody speaks the page says that it hears nothing, until someone does', async () => {
  await begin();
  level = 0;
  await examiner('ended');
  await pass(6_500);
  expect(shown()).toContain('We hear nothing. Speak louder');
  level = 0.5;
  await pass(500);
  expect(shown()).toContain('Speak now. It is recorded.');
});

test('the talk has a minute to prepare with its card, then two; the end without a network can be tried again, and keeps the recordings', async () => {
  await begin();
  await examiner('ended');
  for (let question = 1; question < 12; question++) await press('Next question');
  expect(shown()).toContain('how you tried to find the way');
  await examiner('ended');
  expect(shown()).toContain('1:00 left');
  await pass(60_500);
  expect(shown()).toContain('Part 2 of 3');
  await examiner('ended');
  expect(shown()).toContain('Speak now. It is recorded.');
  expect(Math.round(clock().left / 1000)).toBe(120);
  for (let question = 13; question < steps.length; question++) await press('Next question');
  await press('Finish the test');
  expect(shown()).toContain('No connection. Your work is saved.');
  const models = [{ n: 1, title: 'Where you live', answer: ['I live in a flat.'], notes: ['Short.'] }];
  const answer = { marks: [], points: 0, most: 0, analysis: null, band: null, models, transcript: [] };
  marks = async () => new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  await press('Finish the test');
  await pass(1_000);
  expect(shown()).toContain('Now compare your answers');
  expect(shown()).toContain(FIRST);
  expect(shown()).toContain('Model answer: Where you live');
  expect(page.querySelectorAll('audio[src^="blob:"]')).toHaveLength(2);
  expect(shown()).toContain('There is no recording of this answer.');
});
