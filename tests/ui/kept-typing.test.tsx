// @vitest-environment jsdom
import { act, type ReactNode, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepTyping } from '@/components/shell/typing/keep-typing';
import { Textarea } from '@/components/ui/controls/textarea';
import { noteSaving } from '@/lib/api/network';

const KEY = 'typed:1:/app/page';
let root: Root | undefined;
let container: HTMLElement;
let calls: ((done: boolean) => void)[] = [];

/** A row with an answer; a press of Send makes a call whose end the test says. */
function Row({ id }: { id: string }) {
  const [text, setText] = useState('');
  return (
    <article>
      <Textarea id={id} data-known={text} value={text} onChange={(event) => setText(event.target.value)} />
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

/** Two fields whose form holds their values together. */
function Together() {
  const [values, setValues] = useState({ first: '', last: '' });
  return (['first', 'last'] as const).map((name) => (
    <Textarea
      key={name}
      id={name}
      data-known={values[name]}
      value={values[name]}
      onChange={(event) => setValues({ ...values, [name]: event.target.value })}
    />
  ));
}

/** A window that a press opens and another puts away. */
function Page() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Row id="one" />
      <Row id="two" />
      <Together />
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

/** Keeps what is typed, from the commit on that puts the page up, as the frame of the signed-in pages does. */
function Keeper() {
  useLayoutEffect(() => keepTyping(KEY, () => {}), []);
  return null;
}
/** Shows the page as React makes it. */
async function show(): Promise<void> {
  root = createRoot(container);
  act(() => root?.render(<FramedPage />));
  await moment();
}
const FramedPage = () => (
  <Framed>
    <Page />
  </Framed>
);
function Framed({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Keeper />
    </>
  );
}
/** The page goes: for the one to sign in, or loaded again. */
function leave(): void {
  act(() => root?.unmount());
  root = undefined;
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
/** Waits until React knows of a field's words. */
const known = (id: string, words: string) => act(() => vi.waitUntil(() => box(id)?.dataset.known === words));
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '{"values":{}}').values;
const words = () => Object.values(kept() as Record<string, { value: string }>).map(({ value }) => value);

test('what was typed is back after the page went, however it went, and React knows of it', async () => {
  await show();
  await type('one', 'I cared for my grandmother.');
  await press('send-one');
  // The session has ended: the call is refused, and the form goes before the frame around it.
  await act(async () => calls[0]?.(false));
  act(() => root?.render(<Framed>{null}</Framed>));
  leave();
  await show();
  await known('one', 'I cared for my grandmother.');
  expect(box('one')?.value).toBe('I cared for my grandmother.');
});

test('words are filled in only once React has taken a field over, and stay', async () => {
  await show();
  await type('one', 'typed');
  leave();
  container.innerHTML = renderToString(<Page />);
  const stop = keepTyping(KEY, () => {});
  await moment();
  expect(box('one')?.value).toBe('');
  await act(async () => {
    root = hydrateRoot(container, <Page />);
  });
  await act(() => vi.waitUntil(() => box('one')?.value === 'typed'));
  expect(box('one')?.dataset.known).toBe('typed');
  stop();
});

test('a field that the browser has filled itself is made known to React', async () => {
  await show();
  await type('one', 'typed');
  leave();
  container.innerHTML = renderToString(<FramedPage />);
  const early = box('one');
  if (early) early.value = 'typed';
  await act(async () => {
    root = hydrateRoot(container, <FramedPage />);
  });
  await known('one', 'typed');
  expect(box('one')?.value).toBe('typed');
});

test('what was sent is gone from the store, and stays gone when the form empties itself', async () => {
  await show();
  await type('one', 'answer');
  await press('send-one');
  await act(async () => calls[0]?.(true));
  expect(localStorage.getItem(KEY)).toBeNull();
  await press('open');
  await press('open');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('sending one answer leaves the words of the other, and what was typed meanwhile', async () => {
  await show();
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
  await show();
  await type('one', 'answer');
  const ended = noteSaving();
  ended(true);
  expect(words()).toEqual(['answer']);
});

test('what a person puts away or takes back is not kept', async () => {
  await show();
  await press('open');
  await type('note', 'a note');
  await type('one', 'a');
  expect(words()).toEqual(['a note', 'a']);
  await press('open');
  await type('one', '');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a form that is made anew gets its words again', async () => {
  await show();
  await type('one', 'typed');
  act(() => root?.render(<Framed>{null}</Framed>));
  await act(async () => root?.render(<FramedPage />));
  await known('one', 'typed');
  expect(box('one')?.value).toBe('typed');
});

test('all fields of a form that holds its values together are filled', async () => {
  await show();
  await type('first', 'Asha');
  await type('last', 'Menon');
  leave();
  await show();
  await known('first', 'Asha');
  await known('last', 'Menon');
  expect([box('first')?.value, box('last')?.value]).toEqual(['Asha', 'Menon']);
});

test('after seven days it is dropped', async () => {
  const at = new Date(Date.now() - 7.1 * 24 * 3_600_000).toISOString();
  localStorage.setItem(KEY, JSON.stringify({ values: { ' / one': { was: '', value: 'old' } }, base: null, at }));
  await show();
  expect([box('one')?.value, localStorage.getItem(KEY)]).toEqual(['', null]);
});

test('two tabs of one page keep both their words', async () => {
  await show();
  await type('one', 'here');
  localStorage.setItem(
    KEY,
    JSON.stringify({ values: { ...kept(), ' / two': { was: '', value: 'there' } }, base: null, at: new Date() }),
  );
  await type('one', 'here too');
  expect(words()).toEqual(['here too', 'there']);
});
