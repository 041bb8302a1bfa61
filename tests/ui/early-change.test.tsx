// @vitest-environment jsdom
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { FileInput } from '@/components/ui/controls/file-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { EARLY_CHANGE } from '@/lib/platform/web/head-script';

/** The page as the server sends it, changed as the script in the head marks it, and then taken over by React. */
function takenOver(page: React.ReactNode, change: (find: <E extends HTMLElement>(name: string) => E) => void) {
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  document.addEventListener('input', mark, true);
  change((name) => document.querySelector(`[name=${name}]`) as never);
  document.removeEventListener('input', mark, true);
  hydrateRoot(document.body.firstChild as Element, page);
}
const mark = ({ target }: Event) => Object.assign(target as object, { [EARLY_CHANGE]: 1 });
const fire = (element: Element, kind = 'input') => element.dispatchEvent(new Event(kind, { bubbles: true }));

const heard = vi.fn();
const WAIT = { timeout: 10_000 };

function Registered() {
  const { register, watch } = useForm({ defaultValues: { city: 'Pune', country: '' } });
  heard(watch());
  return (
    <form>
      <TextInput {...register('city')} />
      <SelectField {...register('country')} options={['', 'Canada', 'UK']} />
    </form>
  );
}

function Held() {
  const [text, setText] = useState('');
  const [ticked, setTicked] = useState(false);
  heard(text, ticked);
  return (
    <>
      <TextInput name="text" value={text} onChange={(event) => setText(event.target.value)} />
      <Checkbox label="On" name="box" checked={ticked} onChange={(event) => setTicked(event.target.checked)} />
      <FileInput name="file" onFiles={(files) => heard('files', files.length)} />
    </>
  );
}

beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => {
  heard.mockReset();
  document.body.innerHTML = '';
});

it('a text that was typed before React is there is what a form library knows of the field', async () => {
  takenOver(<Registered />, (find) => {
    const city = find<HTMLInputElement>('city');
    city.value = 'Kochi';
    fire(city);
    const country = find<HTMLSelectElement>('country');
    country.value = 'UK';
    fire(country);
  });
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith({ city: 'Kochi', country: 'UK' }), WAIT);
  expect(document.querySelector<HTMLInputElement>('[name=city]')?.value).toBe('Kochi');
});

it('what was typed, ticked and chosen reaches controls whose value the page holds, once', async () => {
  takenOver(<Held />, (find) => {
    const text = find<HTMLInputElement>('text');
    text.value = 'nursing';
    fire(text);
    const box = find<HTMLInputElement>('box');
    box.checked = true;
    fire(box);
    fire(find('file'));
  });
  await vi.waitFor(() => {
    expect(heard).toHaveBeenCalledWith('nursing', true);
    expect(heard).toHaveBeenCalledWith('files', 0);
  }, WAIT);
  expect(heard.mock.calls.filter(([what]) => what === 'files')).toHaveLength(1);
});

it('what is changed later is left alone', async () => {
  takenOver(<TextInput name="text" defaultValue="as sent" onChange={heard} />, () => {});
  await new Promise((done) => setTimeout(done, 300));
  expect(heard).not.toHaveBeenCalled();
  expect(document.querySelector<HTMLInputElement>('input')?.value).toBe('as sent');
});
