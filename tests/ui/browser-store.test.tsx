// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { browserStore } from '@/components/ui/browser-store';

const NONE: readonly string[] = [];
const make = () => browserStore<readonly string[]>('chosen', (kept) => (Array.isArray(kept) ? kept : NONE), NONE);

const Shown = ({ store }: { store: ReturnType<typeof make> }) => <p>{store.use().join(' ') || 'none'}</p>;

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('shows what is kept, and what another tab makes of it; nothing on the server', async () => {
  const store = make();
  store.set(['law']);
  expect(renderToString(<Shown store={store} />)).toContain('none');
  const place = document.createElement('div');
  await act(async () => createRoot(place).render(<Shown store={store} />));
  expect(place.textContent).toBe('law');
  await act(async () => store.set(['law', 'art']));
  expect(place.textContent).toBe('law art');
  localStorage.setItem('chosen', '["music"]');
  await act(async () => dispatchEvent(new Event('storage')));
  expect(place.textContent).toBe('music');
});

it('takes what it can’t read for none, and none leaves nothing behind', () => {
  const store = make();
  for (const text of ['{', '{"a":1}', 'null']) {
    localStorage.setItem('chosen', text);
    expect(store.read()).toBe(NONE);
  }
  store.set(['law']);
  store.set(NONE);
  expect([localStorage.getItem('chosen'), store.read()]).toEqual([null, NONE]);
});

it('lasts as long as the page where storage is full', () => {
  const store = make();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store.set(['law']);
  expect(store.read()).toEqual(['law']);
});
