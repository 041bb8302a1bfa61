import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, type ApplicationStatus, isSending } from '@/lib/domain/applications/application-status';
import { sentOf, wasSent } from '@/lib/domain/applications/sent';
import { closingOfApplication } from '@/lib/domain/deadlines/closings';
import { onSheet } from '../support/application-sheet';

const at = (day: number) => new Date(`2026-03-0${day}T10:00:00Z`);
const moves = (...statuses: ApplicationStatus[]) =>
  statuses.map((status, place) => ({ status, at: at(place + 1), by: null, byName: `Staff ${place}` }));

describe('whether an application was sent', () => {
  it('is asked of each status that comes after it, and of no other', () => {
    expect(APPLICATION_STATUSES.filter(isSending)).toEqual(onSheet(({ sends }) => sends));
  });

  it('is the stored fact, whatever the status says', () => {
    const sent = { at: at(9), by: null, byName: 'Tom', how: 'outside', reason: 'By post.' } as const;
    expect(sentOf({ status: 'Pending', history: [], sent })).toEqual(sent);
    expect(sentOf({ status: 'Withdrawn', history: moves('Pending', 'Submitted'), sent })).toEqual(sent);
  });

  it('is the first move that sent it, of a record from before there was the fact', () => {
    const history = moves('Pending', 'Submitted', 'Documents Requested', 'Offer Received', 'Withdrawn');
    const told = { at: at(2), by: null, byName: 'Staff 1', how: 'status', reason: '' };
    expect(sentOf({ status: 'Withdrawn', history })).toEqual(told);
    expect(sentOf({ status: 'Offer Received', history: moves('Pending', 'Offer Received'), offer: {} })).toMatchObject({
      at: at(2),
      how: 'offer',
    });
    expect(sentOf({ status: 'Submitted', history: [], movedOn: at(3) })).toMatchObject({ at: at(3), byName: '' });
    expect(wasSent({ status: 'Rejected', history: moves('Pending', 'Under Review', 'Rejected') })).toBe(false);
  });
});

describe('the closing day of an intake', () => {
  const closing = (application: object) =>
    closingOfApplication({ status: 'Pending', year: 2027, month: 'Sep', ...application }, { Sep: '2027-01-15' });

  it('is shown until the application is sent, and not again when papers are requested after that', () => {
    expect(closing({ history: moves('Pending') })?.on).toBe('2027-01-15');
    const history = moves('Pending', 'Submitted', 'Documents Requested');
    expect(closing({ status: 'Documents Requested', history: history.slice(0, 1) })?.on).toBe('2027-01-15');
    expect(closing({ status: 'Documents Requested', history })).toBeNull();
    expect(closing({ status: 'Pending', sent: { at: at(1) } as never })).toBeNull();
    for (const status of ['Rejected', 'Withdrawn', 'Deferred']) expect(closing({ status })).toBeNull();
  });
});
