import { describe, expect, it } from 'vitest';
import type { ItemView, OfferView } from '@/lib/contract/applications/application-parts';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { APPLICATION_STATUSES, isEnd } from '@/lib/domain/applications/application-status';
import { checklistNumbers, isComplete } from '@/lib/domain/applications/checklist';
import { nextMove } from '@/lib/domain/applications/next-move';
import type { Role } from '@/lib/domain/roles';

const TODAY = '2026-11-22';

const item = (label: string, state: ItemView['state'], dueOn: string | null = null) =>
  ({ label, state, dueOn }) as ItemView;

function application(given: Partial<ApplicationView>): ApplicationView {
  const { items = [] } = given;
  const checklist = { ...checklistNumbers(items), complete: isComplete(items) };
  const blank = {
    applicationStatus: 'Under Review',
    studentName: 'Priya',
    university: 'Leeds',
    offer: null,
    depositIsDue: false,
    interview: null,
    missingYes: null,
    handler: { kind: 'staff', agency: '' },
  };
  return { ...blank, deadlines: [], items, checklist, ...given } as unknown as ApplicationView;
}

const OFFER = { conditional: true, replyBy: '2026-12-05', deposit: 2000, currency: 'GBP', reply: null } as OfferView;
const ACCEPTED = { ...OFFER, reply: { reply: 'accept' } } as OfferView;

const as = (role: Role) => ({ role, handles: role === 'team' || role === 'admin' });

describe('what comes next for an application', () => {
  it('is the answer to an offer, which is the student’s alone', () => {
    const offered = application({ applicationStatus: 'Conditional Offer', offer: OFFER });
    const title = 'Reply to the offer by 5 Dec 2026, in 13 days';
    expect(nextMove(offered, as('student'), TODAY)).toMatchObject({ whose: 'Your next step', isYours: true, title });
    expect(nextMove(offered, as('agent'), TODAY)).toMatchObject({
      partyName: 'Priya',
      whose: 'Waiting for Priya',
      isYours: false,
    });
    expect(nextMove(offered, as('team'), TODAY)).toMatchObject({
      partyName: 'Priya',
      whose: 'Waiting for Priya',
      isYours: false,
    });
  });

  it('says that an offer is the agency’s word where the agency recorded it', () => {
    const made = { by: 'x', byName: 'Arjun', at: '2026-11-20T00:00:00Z' };
    const offered = (byRole: string) =>
      application({
        applicationStatus: 'Offer Received',
        handler: { kind: 'agency', agency: 'Himal Education' } as ApplicationView['handler'],
        offer: { ...OFFER, conditional: false, made: { ...made, byRole } } as OfferView,
      });
    expect(nextMove(offered('agent'), as('student'), TODAY)?.text).toBe(
      'Himal Education says that Leeds has offered a place.',
    );
    expect(nextMove(offered('team'), as('student'), TODAY)?.text).toBe('Leeds has offered a place.');
  });

  it('is what is still missing, by its earliest day, for the student and their agent', () => {
    const asked = application({
      items: [item('Passport', 'requested', '2026-12-04'), item('Bank statement', 'redo', '2026-11-30')],
    });
    for (const reader of ['student', 'agent'] as const) {
      expect(nextMove(asked, as(reader), TODAY)).toMatchObject({
        isYours: true,
        title: 'Send the requested items by 30 Nov 2026, in 8 days',
        text: 'Still missing: Passport and Bank statement.',
      });
    }
    expect(nextMove(asked, as('admin'), TODAY)).toMatchObject({
      partyName: 'Priya',
      whose: 'Waiting for Priya',
      title: '2 of 2 still missing by 30 Nov 2026, in 8 days',
    });
  });

  it('is for staff what was sent, even while more is requested', () => {
    const sent = application({ items: [item('Passport', 'received'), item('Reference', 'requested')] });
    expect(nextMove(sent, as('team'), TODAY)).toMatchObject({ isYours: true, title: 'Check what was sent' });
    expect(nextMove(sent, as('student'), TODAY)).toMatchObject({ isYours: true, text: 'Still missing: Reference.' });
    const all = application({ items: [item('Passport', 'received')] });
    expect(nextMove(all, as('student'), TODAY)).toMatchObject({
      partyName: 'our team',
      whose: 'Waiting for our team',
      isYours: false,
    });
  });

  it('is the deposit once the offer was accepted', () => {
    const due = { key: 'deposit', kind: 'deposit' as const, on: '2026-12-11', what: 'Pay the deposit' };
    const accepted = application({
      applicationStatus: 'Accepted',
      offer: { ...ACCEPTED, depositBy: due.on },
      depositIsDue: true,
    });
    expect(nextMove(accepted, as('student'), TODAY)?.title).toBe(
      'Pay the deposit of £2,000 by 11 Dec 2026, in 19 days',
    );
  });

  it('is never an answer to an offer that was answered', () => {
    const answered = application({ applicationStatus: 'Conditional Offer', offer: ACCEPTED });
    expect(nextMove(answered, as('student'), TODAY)?.title).toBe(
      'Our team confirms the conditions with the university',
    );
  });

  it('goes by this order where several things are open: reply, confirm, send, check, pay', () => {
    const all = application({
      applicationStatus: 'Conditional Offer',
      offer: OFFER,
      items: [item('Passport', 'requested', '2026-11-23'), item('Reference', 'received')],
      missingYes: 'student',
      depositIsDue: true,
    });
    const actions = (given: ApplicationView, reader: 'student' | 'agent' | 'team') =>
      nextMove(given, as(reader), TODAY)?.action;
    expect(actions(all, 'student')).toBe('reply');
    expect(actions({ ...all, offer: ACCEPTED }, 'student')).toBe('confirm');
    expect(actions({ ...all, offer: ACCEPTED, missingYes: null }, 'student')).toBe('send');
    expect(actions({ ...all, offer: ACCEPTED, missingYes: null, items: [] }, 'student')).toBe('pay');
    // Each reader hears the first that is theirs; who has none, the first of all.
    expect([actions(all, 'agent'), actions(all, 'team')]).toEqual(['send', 'check']);
    expect(actions({ ...all, items: [] }, 'team')).toBe('reply');
  });

  it('has an interview before what is requested, unless that is due earlier', () => {
    const interview = { on: '2026-12-01', time: '10:00', zone: 'Europe/London' } as ApplicationView['interview'];
    const at = (dueOn: string | null) =>
      nextMove(
        application({ applicationStatus: 'Interview', interview, items: [item('Passport', 'requested', dueOn)] }),
        as('student'),
        TODAY,
      )?.action;
    expect([at(null), at('2026-12-02'), at('2026-11-30')]).toEqual(['attend', 'attend', 'send']);
  });

  it('asks for nothing while the application is deferred, whatever is open', () => {
    const deferred = application({
      applicationStatus: 'Deferred',
      items: [item('Passport', 'requested', '2026-11-30')],
    });
    for (const reader of ['student', 'agent', 'team'] as const)
      expect(nextMove(deferred, as(reader), TODAY)?.action, reader).not.toBe('send');
  });

  it('is the staff’s when all that was requested is accepted', () => {
    const there = application({ applicationStatus: 'Documents Requested', items: [item('Passport', 'accepted')] });
    expect(nextMove(there, as('team'), TODAY)).toMatchObject({
      isYours: true,
      title: 'Update the application’s status',
    });
    expect(nextMove(there, as('student'), TODAY)).toMatchObject({
      isYours: false,
      partyName: 'our team',
      whose: 'Waiting for our team',
    });
  });

  it('names a student whose name is gone, and a guardian, in words', () => {
    const nameless = application({ studentName: '', applicationStatus: 'Offer Received' });
    expect(nextMove(nameless, as('team'), TODAY)?.whose).toBe('Waiting for the student');
    const waits = application({ applicationStatus: 'Under Review', missingYes: 'guardian' });
    expect(nextMove(waits, as('student'), TODAY)).toMatchObject({
      whose: "Waiting for Priya's guardian",
      isYours: false,
    });
  });

  it('is known at every status but an end', () => {
    for (const applicationStatus of APPLICATION_STATUSES) {
      const move = nextMove(application({ applicationStatus }), as('student'), TODAY);
      expect(move === null, applicationStatus).toBe(isEnd(applicationStatus));
      if (move && !move.isYours) expect(move.text, applicationStatus).toContain('notification');
    }
  });
});
