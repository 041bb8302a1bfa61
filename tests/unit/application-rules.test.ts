import { describe, expect, it } from 'vitest';
import { movesOf } from '@/lib/access';
import {
  APPLICATION_STATUSES,
  isEnd,
  isWaiting,
  nextMoveFrom,
  OFFER_STATUSES,
  REASON_NEEDED,
  STATUS_RULES,
  VISA_STATUSES,
} from '@/lib/domain/applications/application-status';
import { missingConsentOf, standingConsent } from '@/lib/domain/applications/consent';
import { awaitsReply, canBeOffered, isDepositPaid, keepsOffer, OFFER_OPEN } from '@/lib/domain/applications/offers';
import type { Role } from '@/lib/domain/roles';
import { onSheet, SHEET } from '../support/application-sheet';

const viewer = (role: Role) => ({ userId: '1', role, name: '', email: '' }) as Parameters<typeof movesOf>[0];

describe('the rules of an application, status by status', () => {
  it('are on the sheet by hand, each status in its place', () => {
    expect(
      onSheet(() => true),
      'Its line goes to tests/support/application-sheet.ts.',
    ).toEqual(APPLICATION_STATUSES);
  });

  for (const status of onSheet(() => true)) {
    const { stage, moves, offer, reason, life, sends } = SHEET[status];
    const yes = life === 'open' && !sends ? 'asked' : '';
    it(`${status}: stage, moves, offer, reason, end and consent`, () => {
      expect(STATUS_RULES[status].stage).toBe(stage);
      for (const role of ['team', 'admin'] as const)
        expect(movesOf(viewer(role), { status, agentId: null }).join(', '), role).toBe(moves);
      const isUnsent = yes === 'asked' || life === 'paused';
      for (const role of ['student', 'agent'] as const) {
        // What was sent the student alone withdraws.
        const own = life === 'end' || (role === 'agent' && !isUnsent) ? '' : 'Withdrawn';
        expect(movesOf(viewer(role), { status, agentId: null }).join(), role).toBe(own);
        const reopened = movesOf(viewer(role), { status, agentId: null, mayReopen: true }).join();
        expect(reopened, role).toBe(status === 'Withdrawn' ? 'Pending' : own);
      }
      expect(canBeOffered(status)).toBe(offer === 'can come' || offer === 'waits');
      expect(awaitsReply(status)).toBe(offer === 'waits');
      expect(keepsOffer(status)).toBe(offer === 'kept');
      expect(REASON_NEEDED.includes(status)).toBe(reason === 'why');
      expect([isEnd(status), isWaiting(status)]).toEqual([life === 'end', life === 'open']);
      const fresh = { status, history: [{ status }], agentId: null, consent: null };
      expect(missingConsentOf(fresh)).toBe(yes === 'asked' ? 'student' : null);
    });
  }

  it('an offer is open from its arrival until a visa is applied for; a visa counts from its application on', () => {
    expect(OFFER_OPEN).toEqual(['Conditional Offer', 'Offer Received', 'Accepted']);
    expect(OFFER_STATUSES).toEqual(['Conditional Offer', 'Offer Received']);
    expect([...VISA_STATUSES].sort()).toEqual(['Enrolled', 'Visa Applied', 'Visa Approved', 'Visa Refused']);
  });

  it('what is proposed next is a move that staff may make', () => {
    for (const status of APPLICATION_STATUSES) {
      const next = nextMoveFrom(status);
      if (next) expect(movesOf(viewer('team'), { status, agentId: null })).toContain(next);
    }
  });

  it('a consent holds for the agent it was given with, and is missing again with another', () => {
    const consent = { agentId: 'agent 1', guardian: null };
    const given = { status: 'Under Review' as const, history: [], consent };
    expect(standingConsent({ consent, agentId: 'agent 1' })).toBe(consent);
    expect(missingConsentOf({ ...given, agentId: 'agent 1' })).toBeNull();
    for (const agentId of ['agent 2', null]) {
      expect(standingConsent({ consent, agentId })).toBeNull();
      expect(missingConsentOf({ ...given, agentId })).toBe('student');
    }
  });

  it('a deposit is paid by a proof of payment that was sent and not returned, never by another item', () => {
    const isPaid = (kind: string, state: 'requested' | 'received' | 'accepted' | 'redo' | 'waived') =>
      isDepositPaid('Accepted', [{ kind, state }]);
    expect([isPaid('payment', 'received'), isPaid('payment', 'accepted')]).toEqual([true, true]);
    for (const state of ['requested', 'redo', 'waived'] as const) expect(isPaid('payment', state), state).toBe(false);
    for (const state of ['received', 'accepted'] as const) expect(isPaid('passport', state), state).toBe(false);
  });
});
