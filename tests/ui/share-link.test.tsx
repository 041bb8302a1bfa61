// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { ShareLink } from '@/app/app/student/refer/_parts/share-link';
import { toasts } from '@/components/ui/feedback/toast';

test('a referral code that is missing: upload it is named at the link, and pressing Copy says to wait for it', () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  act(() => root.render(<ShareLink link={null} failure="Failed to load referral code, please try again later." />));
  expect(container.textContent).toContain('Failed to load referral code, please try again later.');
  const copy = [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Copy link');
  act(() => copy?.click());
  expect(toasts.read()).toMatchObject([{ kind: 'info', message: 'Please wait for the referral code to load.' }]);
  act(() => root.unmount());
});
