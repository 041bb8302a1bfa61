import { expect, it } from 'vitest';
import { checklistNumbers, decisionsOn, ITEM_STATES, isComplete } from '@/lib/domain/applications/checklist';
import { expiriesOf, expiryState } from '@/lib/domain/days/expiry';

it('nothing that was not sent can be accepted, but for a condition', () => {
  const decisions = (kind: 'cv' | 'condition') =>
    Object.fromEntries(ITEM_STATES.map((state) => [state, decisionsOn({ kind, state })]));
  expect(decisions('cv')).toEqual({
    requested: ['waive'],
    redo: ['waive'],
    received: ['accept', 'redo', 'waive'],
    accepted: ['redo'],
    waived: ['redo'],
  });
  expect(decisions('condition').requested).toEqual(['accept', 'waive']);
});

it('a checklist counts what is whose to do, and is complete when nothing is left', () => {
  const items = ITEM_STATES.map((state) => ({ state }));
  expect(checklistNumbers(items)).toEqual({ asked: 4, open: 2, toCheck: 1, accepted: 1 });
  expect([isComplete(items), isComplete([]), isComplete([{ state: 'accepted' }, { state: 'waived' }])]).toEqual([
    false,
    false,
    true,
  ]);
});

it('a test report ends 24 months after its test, also after the last day of February, a passport on its own day', () => {
  const tests = { ielts_test_date: '2024-02-29', pte_test_date: '2025-08-31' };
  expect(expiriesOf({ expiryDate: '2026-05-01', tests })).toEqual([
    { what: 'IELTS report', kind: 'english_certificate', on: '2026-02-28' },
    { what: 'Passport', kind: 'passport', on: '2026-05-01' },
    { what: 'PTE report', kind: 'english_certificate', on: '2027-08-31' },
  ]);
  expect(['2026-01-01', '2026-01-02', '2026-07-01', '2026-07-02'].map((on) => expiryState(on, '2026-01-02'))).toEqual([
    'expired',
    'soon',
    'soon',
    'valid',
  ]);
});
