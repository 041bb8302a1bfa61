// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PasswordForm } from '@/app/(auth)/reset-password/_parts/password-form';

let root: Root;
const asked: string[] = [];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  asked.length = 0;
  vi.stubGlobal('fetch', async (_url: unknown, { body }: RequestInit) => {
    asked.push(String(JSON.parse(String(body)).password));
    return Response.json({ success: true, message: 'Saved.' });
  });
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
  act(() => root.render(<PasswordForm token="t" />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

async function save(password: string) {
  const box = document.querySelector<HTMLInputElement>('input[name=password]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, password);
    box?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => document.querySelector('form')?.requestSubmit());
}

test.each(['', 'abcd', 'abcdefg'])('the password %o is too short, and is not sent', async (password) => {
  await save(password);
  expect(asked).toEqual([]);
  expect(document.querySelector('input[name=password]')?.getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).toContain('At least 8 characters.');
});

test('one of eight characters is sent, and then one can sign in', async () => {
  await save('abcdefgh');
  expect(asked).toEqual(['abcdefgh']);
  expect(document.body.textContent).toContain('Your password is set');
});
