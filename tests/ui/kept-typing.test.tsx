// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepTyping } from '@/components/shell/typing/keep-typing';
import { noteSaving } from '@/lib/api/network';

const KEY = 'typed:1:/app/page';
let root: Root | undefined;
let container: HTMLElement;
let stops: (() => void)[] = [];
let calls: ((done: boolean) => void)[] = [];

/** A row with an answer; a press of Send makes a call whose end the test says. */
function Row({ id }: { id: string }) {
  const [text, setText] = useState('');
  return (
    <article>
      <textarea id={id} data-known={text} value={text} onChange={(event) => setText(event.target.value)} />
      <button
        type="button"
        id={`send-${id}`}
        onClick={() => {
          const ended = noteSaving();
          calls.push((done) => {
            ended(done);
            if (done) setText('');
          });
        }}
      >
        Send
      </button>
    </article>
  );
}

/** A window that a press opens and another puts away. */
function Page() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Row id="one" />
      <Row id="two" />
      <section>
        <button type="button" id="open" onClick={() => setOpen(!open)}>
          Note
        </button>
        {open && <Row id="note" />}
      </section>
    </main>
  );
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  localStorage.clear();
  container = document.createElement('div');
  document.body.replaceChildren(container);
});
afterEach(() => leave());

function watch(): void {
  stops.push(keepTyping(KEY, () => {}));
}
/** Shows the page as React makes it, and keeps what is typed there. */
function show(): void {
  root = createRoot(container);
  act(() => root?.render(<Page />));
  act(watch);
}
/** The page goes: for the one to sign in, or loaded again. */
function leave(): void {
  act(() => root?.unmount());
  root = undefined;
  for (const stop of stops) stop();
  stops = [];
  calls = [];
}
const box = (id: string) => document.querySelector<HTMLTextAreaElement>(`#${id}`);
const moment = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
async function type(id: string, words: string): Promise<void> {
  const field = box(id);
  await act(async () => {
    field?.focus();
    field?.dispatchEvent(new Event('beforeinput', { bubbles: true }));
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, words);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
async function press(id: string): Promise<void> {
  await act(async () => document.querySelector<HTMLElement>(`#${id}`)?.click());
  await moment();
}
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '{"values":{}}').values;
const words = () => Object.values(kept() as Record<string, { value: string }>).map(({ value }) => value);

test('what was typed is back after the page went, however it went, and React knows of it', async () => {
  show();
  await type('one', 'I cared for my grandmother.');
  await press('send-one');
  // The session has ended: the call is refused, and the form goes before the frame around it.
  await act(async () => calls[0]?.(false));
  act(() => root?.render(null));
  leave();
  show();
  expect(box('one')?.value).toBe('I cared for my grandmother.');
  expect(box('one')?.dataset.known).toBe('I cared for my grandmother.');
});

test('words are filled in only once React has taken a field over, and stay', async () => {
  show();
  await type('one', 'typed');
  leave();
  container.innerHTML = renderToString(<Page />);
  watch();
  expect(box('one')?.value).toBe('');
  await act(async () => {
    root = hydrateRoot(container, <Page />);
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 80)));
  expect(box('one')?.value).toBe('typed');
  expect(box('one')?.dataset.known).toBe('typed');
});

test('a field that the browser has filled itself is made known to React', async () => {
  show();
  await type('one', 'typed');
  leave();
  container.innerHTML = renderToString(<Page />);
  const early = box('one');
  if (early) early.value = 'typed';
  await act(async () => {
    root = hydrateRoot(container, <Page />);
  });
  act(watch);
  expect([box('one')?.value, box('one')?.dataset.known]).toEqual(['typed', 'typed']);
});

test('what was sent is gone from the store, and stays gone when the form empties itself', async () => {
  show();
  await type('one', 'answer');
  await press('send-one');
  await act(async () => calls[0]?.(true));
  expect(localStorage.getItem(KEY)).toBeNull();
  await press('open');
  await press('open');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('sending one answer leaves the words of the other, and what was typed meanwhile', async () => {
  show();
  await type('two', 'other');
  await type('one', 'answer');
  await press('send-one');
  await type('one', 'answer, and more');
  await act(async () => calls[0]?.(true));
  expect(kept()).toEqual({
    ' / two': { was: '', value: 'other' },
    ' / one': { was: 'answer', value: 'answer, and more' },
  });
});

test('a call that was not begun by a press of the form leaves its words', async () => {
  show();
  await type('one', 'answer');
  const ended = noteSaving();
  ended(true);
  expect(words()).toEqual(['answer']);
});

test('what a person puts away or takes back is not kept', async () => {
  show();
  await press('open');
  await type('note', 'a note');
  await type('one', 'a');
  expect(words()).toEqual(['a note', 'a']);
  await press('open');
  await type('one', '');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a form that is made anew gets its words again', async () => {
  show();
  await type('one', 'typed');
  act(() => root?.render(null));
  await act(async () => root?.render(<Page />));
  await moment();
  expect(box('one')?.value).toBe('typed');
});

test('two tabs of one page keep both their words', async () => {
  show();
  await type('one', 'here');
  localStorage.setItem(
    KEY,
    JSON.stringify({ values: { ...kept(), ' / two': { was: '', value: 'there' } }, base: null, at: new Date() }),
  );
  await type('one', 'here too');
  expect(words()).toEqual(['here too', 'there']);
});
