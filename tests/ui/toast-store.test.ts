import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, TOAST_MS } from '@/components/ui/feedback/toast-store';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const messages = (store: ReturnType<typeof createToastStore>) => store.read().map((note) => note.message);

test('a note goes away by itself after 5000 ms and not before', () => {
  const store = createToastStore();
  store.add('success', 'Saved');
  vi.advanceTimersByTime(4999);
  expect(messages(store)).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(messages(store)).toEqual([]);
});

test('a new note takes the place of the one before and has its full time: notes never pile up', () => {
  const store = createToastStore();
  store.add('info', 'first');
  vi.advanceTimersByTime(3000);
  store.add('error', 'second');
  expect(messages(store)).toEqual(['second']);
  vi.advanceTimersByTime(4999);
  expect(messages(store)).toEqual(['second']);
  vi.advanceTimersByTime(1);
  expect(messages(store)).toEqual([]);
});

test('dismissing takes the note away at once, and no later one', () => {
  const store = createToastStore();
  store.add('info', 'goes');
  const gone = store.read()[0]?.id ?? -1;
  store.dismiss(gone);
  expect(messages(store)).toEqual([]);
  store.add('info', 'stays');
  store.dismiss(gone);
  expect(messages(store)).toEqual(['stays']);
});

test('no note goes away while the clocks are paused; afterwards each has its full time again', () => {
  const store = createToastStore();
  store.add('info', 'read me');
  vi.advanceTimersByTime(4000);
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(messages(store)).toEqual(['read me']);
  store.resume();
  vi.advanceTimersByTime(TOAST_MS - 1);
  expect(messages(store)).toEqual(['read me']);
  vi.advanceTimersByTime(1);
  expect(messages(store)).toEqual([]);
});

test('the same message twice is one note with its time anew', () => {
  const store = createToastStore();
  store.add('error', 'No connection');
  vi.advanceTimersByTime(4000);
  store.add('error', 'No connection');
  expect(messages(store)).toEqual(['No connection']);
  vi.advanceTimersByTime(4000);
  expect(messages(store)).toEqual(['No connection']);
});

test('listeners hear of every change until they leave, and get a new list each time', () => {
  const store = createToastStore();
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  const before = store.read();
  store.add('info', 'one');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.read()).not.toBe(before);
  leave();
  store.add('info', 'two');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a note with something to do stays as long as that can be done', () => {
  const store = createToastStore();
  store.add('success', 'Moved', { label: 'Undo', run: () => {}, ms: 9500 });
  vi.advanceTimersByTime(9499);
  expect(messages(store)).toEqual(['Moved']);
  vi.advanceTimersByTime(1);
  expect(messages(store)).toEqual([]);
});

test('what others did is announced after the note about one’s own act, the newest of it alone', () => {
  const store = createToastStore();
  store.announce('a message came');
  store.announce('an offer came');
  expect(messages(store)).toEqual(['an offer came']);
  store.add('success', 'Moved', { label: 'Undo', run: () => {}, ms: 9500 });
  store.announce('a paper came');
  store.announce('a question came');
  expect(messages(store)).toEqual(['Moved']);
  vi.advanceTimersByTime(9500);
  expect(messages(store)).toEqual(['a question came']);
  vi.advanceTimersByTime(TOAST_MS);
  expect(messages(store)).toEqual([]);
});

test('an announcement that waits comes at once when the note in sight is dismissed, and after a later note of one’s own', () => {
  const store = createToastStore();
  store.add('success', 'Saved');
  store.announce('a message came');
  store.add('error', 'No connection');
  expect(messages(store)).toEqual(['No connection']);
  store.dismiss(store.read()[0]?.id ?? -1);
  expect(messages(store)).toEqual(['a message came']);
});
