// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFilled } from '@/components/ui/feedback/use-seen';
import { CallError } from '@/lib/api/client';
import { mergedWith } from '@/lib/services/records/lists/merged-with';

interface Lead {
  stage: string;
  nextOn: string;
}
let root: Root;
let form: ReturnType<typeof useFilled<Lead>>;

function Form({ stored }: { stored: Lead }) {
  form = useFilled(stored);
  return null;
}
const read = (stored: Lead) => act(async () => root.render(<Form stored={stored} />));
const put = (changed: Partial<Lead>) => act(async () => form.put(changed));
/** The refusal of a save of this form, where the server has `stored`. */
const saved = async (stored: Lead) => {
  try {
    return mergedWith({ ...stored }, form.values, { ...form.seen });
  } catch (error) {
    const { message, fields } = error as CallError;
    await act(async () => form.refused(new CallError(409, message, fields)));
    return fields;
  }
};

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  root = createRoot(document.createElement('div'));
  await read({ stage: 'new', nextOn: '' });
});
afterEach(() => act(async () => root.unmount()));

test('a colleague’s save takes no choice away that is not saved yet, and what was not touched is theirs', async () => {
  await put({ stage: 'visit' });
  await read({ stage: 'contacted', nextOn: '2031-01-01' });
  expect(form.values).toEqual({ stage: 'visit', nextOn: '2031-01-01' });
  expect(form.meanwhile).toEqual({ stage: 'contacted' });
});

test('the save of it is refused once, with what is stored; the next one counts', async () => {
  await put({ stage: 'visit' });
  const theirs = { stage: 'contacted', nextOn: '' };
  await read(theirs);
  expect(await saved(theirs)).toEqual({ stage: 'Saved by someone else: ‘contacted’.' });
  expect(await saved(theirs)).toEqual({ stage: 'visit', nextOn: '' });
});

test('what a page was not read again for is merged all the same', async () => {
  await put({ nextOn: '2031-02-02' });
  expect(await saved({ stage: 'contacted', nextOn: '' })).toEqual({ stage: 'contacted', nextOn: '2031-02-02' });
});

test('after the own save nothing is touched, so that a later change of others is followed', async () => {
  await put({ stage: 'visit' });
  await read({ stage: 'visit', nextOn: '' });
  await read({ stage: 'counselled', nextOn: '' });
  expect([form.values, form.meanwhile]).toEqual([{ stage: 'counselled', nextOn: '' }, {}]);
});
