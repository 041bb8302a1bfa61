// @vitest-environment jsdom
import { act, type ReactNode, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Both } from '@/components/shell/typing/bring-back';
import { keepTyping } from '@/components/shell/typing/keep-typing';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { FileInput } from '@/components/ui/controls/file-input';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { SelectField } from '@/components/ui/controls/select-field';
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
  told = { files: [], unkept: '', both: [], answer: () => {} };
  container = document.createElement('div');
  document.body.replaceChildren(container);
});
afterEach(() => leave());

/** Keeps what is typed, from the commit on that puts the page up, as the frame of the signed-in pages does. */
let told: { files: readonly string[]; unkept: string; both: readonly Both[]; answer: (takesTyped: boolean) => void };
const LISTENER = {
  onBack: (files: readonly string[]) => Object.assign(told, { files }),
  onUnkept: (files: readonly string[], isFull: boolean) =>
    Object.assign(told, { unkept: isFull ? 'full' : files.join() }),
  onBoth: (both: readonly Both[]) => Object.assign(told, { both }),
};
function Keeper() {
  useLayoutEffect(() => {
    const { end, answer } = keepTyping(KEY, LISTENER);
    told.answer = answer;
    return end;
  }, []);
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
const press = (id: string) => pressed(`#${id}`);
async function pressed(selector: string): Promise<void> {
  await act(async () => {
    const control = document.querySelector<HTMLElement>(selector);
    control?.focus();
    control?.click();
  });
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
  const { end } = keepTyping(KEY, LISTENER);
  await moment();
  expect(box('one')?.value).toBe('');
  await act(async () => {
    root = hydrateRoot(container, <Page />);
  });
  await act(() => vi.waitUntil(() => box('one')?.value === 'typed'));
  expect(box('one')?.dataset.known).toBe('typed');
  end();
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

/** A page with what is kept in other ways than words in a form. */
function Choices({ title = 'Old title', act }: { title?: string; act?: () => void }) {
  const [text, setText] = useState(title);
  const [level, setLevel] = useState('ug');
  const [owner, setOwner] = useState('nobody');
  const [isOpen, setOpen] = useState('');
  return (
    <main>
      <form>
        <Textarea id="title" data-known={text} value={text} onChange={({ target }) => setText(target.value)} />
        {['jan', 'may', 'sep'].map((month) => (
          <Checkbox key={month} id={month} name="intake" value={month} label={month} defaultChecked={month === 'jan'} />
        ))}
        <RadioGroup legend="Sent by" name="by" choices={['Email', 'Post', 'Hand']} defaultValue="Email" />
        <FileInput id="cover" aria-label="Cover" />
      </form>
      <SelectField
        id="level"
        aria-label="Level"
        options={LEVELS}
        value={level}
        onChange={({ target }) => setLevel(target.value)}
      />
      <SelectField
        id="owner"
        aria-label="Owner"
        options={['nobody', 'asha']}
        value={owner}
        onChange={({ target }) => {
          setOwner(target.value);
          act?.();
          noteSaving()(false);
        }}
      />
      <SelectField
        id="filter"
        aria-label="Country"
        options={['', 'Canada']}
        onChange={({ target }) => history.replaceState(null, '', `?country=${target.value}`)}
      />
      <ul>
        {['asha', 'ravi'].map((student) => (
          <li key={student}>
            <a href={`/students/${student}`}>{student}</a>
            <button type="button" id={`note-${student}`} onClick={() => setOpen(student)}>
              Note…
            </button>
          </li>
        ))}
      </ul>
      {isOpen && (
        <dialog open aria-label="Log a contact" onKeyDown={(event) => event.key === 'Escape' && setOpen('')}>
          <Row id="contact" />
          <form>
            <Textarea id="reason" defaultValue="" />
          </form>
          <button type="button" id="save" onClick={() => noteSaving()(true)}>
            Save
          </button>
          <button type="button" id="cancel" onClick={() => setOpen('')}>
            Cancel
          </button>
        </dialog>
      )}
    </main>
  );
}
const LEVELS = ['ug', 'pg', 'phd'];
async function showChoices(props: { title?: string; act?: () => void } = {}): Promise<void> {
  root = createRoot(container);
  act(() =>
    root?.render(
      <Framed>
        <Choices {...props} />
      </Framed>,
    ),
  );
  await moment();
}
const field = <Control extends Element = HTMLSelectElement>(id: string) =>
  document.querySelector<Control>(`#${id}`) as Control;
async function choose(id: string, value: string): Promise<void> {
  await act(async () => {
    field(id).focus();
    field(id).value = value;
    field(id).dispatchEvent(new Event('change', { bubbles: true }));
  });
  await moment();
}
async function chooseFile(name: string): Promise<void> {
  const input = field<HTMLInputElement>('cover');
  Object.defineProperty(input, 'files', { value: name ? [new File(['x'], name)] : [], configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
}
const checked = () => [...document.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value);

test('a choice outside a form is back, and each box and button of a group', async () => {
  await showChoices();
  await choose('level', 'phd');
  for (const id of ['jan', 'sep']) await press(id);
  await pressed('[value="Post"]');
  leave();
  await showChoices();
  await act(() => vi.waitUntil(() => field('level').value === 'phd'));
  expect(checked().slice(0, 2)).toEqual(['sep', 'Post']);
});

test('a filter that stands in the address is not kept, and a choice that acts at once is not made again', async () => {
  const acts = vi.fn();
  await showChoices({ act: acts });
  await choose('level', 'phd');
  await choose('filter', 'Canada');
  await act(async () => document.body.append(document.createElement('p')));
  await choose('owner', 'asha');
  expect(words()).toEqual(['phd']);
  leave();
  await showChoices({ act: acts });
  expect([field('filter').value, field('owner').value]).toEqual(['', 'nobody']);
  expect(acts).toHaveBeenCalledTimes(1);
});

test('a chosen file is named, asked about before leaving, and requested again until it is chosen or no longer wanted', async () => {
  await showChoices();
  await chooseFile('cover.png');
  expect(told.unkept).toBe('cover.png');
  leave();
  await showChoices();
  await act(() => vi.waitUntil(() => told.files.length > 0));
  expect(document.body.textContent).toContain('You chose cover.png');
  expect([told.files, told.unkept]).toEqual([['cover.png'], '']);
  await pressed('[aria-label="Remove cover.png"]');
  expect(document.body.textContent).not.toContain('cover.png');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('words typed into a window are back in the window of the same row only, after Escape too; Cancel drops them', async () => {
  await showChoices();
  await press('note-asha');
  await type('contact', 'about Asha');
  await act(async () => box('contact')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  await moment();
  expect(box('contact')).toBeNull();
  await press('note-ravi');
  await moment();
  expect(box('contact')?.value).toBe('');
  await press('cancel');
  await press('note-asha');
  await known('contact', 'about Asha');
  await press('cancel');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('a button at the foot of a window saves the words of the form inside it', async () => {
  await showChoices();
  await press('note-asha');
  await type('reason', 'because');
  expect(words()).toEqual(['because']);
  await press('save');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  ['is kept', false, 'Saved by Neha'],
  ['takes the place of what I typed', true, 'My title'],
])(
  'what somebody saved since is never written over unasked: both are said, and what is saved %s',
  async (_what, mine, then) => {
    await showChoices();
    await type('title', 'My title');
    leave();
    await showChoices({ title: 'Saved by Neha' });
    await act(() => vi.waitUntil(() => told.both.length > 0, { timeout: 3_000 }));
    expect(box('title')?.value).toBe('Saved by Neha');
    expect(told.both).toMatchObject([{ standing: 'Saved by Neha', typed: 'My title', isElsewhere: false }]);
    expect(words()).toEqual(['My title']);
    await act(async () => told.answer(mine));
    expect([box('title')?.dataset.known, words()]).toEqual([then, mine ? ['My title'] : []]);
  },
);

test('saving in one tab leaves what the other tab typed over the old text, which is asked about there', async () => {
  await showChoices();
  await type('title', 'From the first tab');
  // The other tab writes last.
  const theirs = { was: 'Old title', value: 'From the second tab', other: 'From the first tab' };
  localStorage.setItem(KEY, JSON.stringify({ values: { ' / title': theirs }, base: null, at: new Date() }));
  await act(async () => document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true })));
  await act(async () => noteSaving()(true));
  expect(kept()).toEqual({ ' / title': { was: 'Old title', value: 'From the second tab' } });
  leave();
  await showChoices({ title: 'From the first tab' });
  await act(() => vi.waitUntil(() => told.both.length > 0, { timeout: 3_000 }));
  expect(box('title')?.value).toBe('From the first tab');
});

test('what two tabs type into one field both stay, and are asked about', async () => {
  await showChoices();
  await type('title', 'First');
  localStorage.setItem(
    KEY,
    JSON.stringify({ values: { ' / title': { was: 'Old title', value: 'Second' } }, base: null, at: new Date() }),
  );
  await type('title', 'First tab');
  expect(kept()).toEqual({ ' / title': { was: 'Old title', value: 'First tab', other: 'Second' } });
  leave();
  await showChoices();
  await act(() => vi.waitUntil(() => told.both.length > 0));
  expect(told.both).toMatchObject([{ standing: 'First tab', typed: 'Second', isElsewhere: true }]);
  await act(async () => told.answer(true));
  expect([box('title')?.dataset.known, words()]).toEqual(['Second', ['Second']]);
});

test('what was saved from another tab is not brought back as unsaved', async () => {
  await showChoices();
  await type('title', 'Saved elsewhere');
  leave();
  await showChoices({ title: 'Saved elsewhere' });
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('where the browser keeps nothing, leaving is asked about', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await showChoices();
  await type('title', 'My title');
  full.mockRestore();
  expect(told.unkept).toBe('full');
});
