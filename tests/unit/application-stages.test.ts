import { describe, expect, it } from 'vitest';
import { type StageMove, stagesOf } from '@/components/application/stages';
import { kindOf, STATUS_KINDS, toneOf } from '@/components/application/status-kind';
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
  isEnd,
  STAGES,
} from '@/lib/domain/applications/application-status';

const movesThrough = (...statuses: ApplicationStatus[]): StageMove[] =>
  statuses.map((status, day) => ({ status, at: `2026-03-${String(day + 1).padStart(2, '0')}T09:00:00.000Z` }));
const drawn = (status: ApplicationStatus, moves: StageMove[]) =>
  stagesOf(status, moves).map(({ label, state }) => `${label} ${state}`);

describe('the stages of an application', () => {
  it('show what is done, what is now and what is to come, with the day a stage was reached', () => {
    const stages = stagesOf('Submitted', movesThrough('Pending', 'Under Review', 'Submitted'));
    expect(stages.map(({ label, state }) => `${label} ${state}`)).toEqual([
      'Applied done',
      'Review done',
      'With the university now',
      'Offer next',
      'Accepted next',
      'Visa next',
      'Enrolled next',
    ]);
    expect(stages[1]?.reachedAt).toBe('2026-03-02T09:00:00.000Z');
    expect(stages[3]?.reachedAt).toBeUndefined();
  });

  it('name the status where it says more than the stage', () => {
    const now = (status: ApplicationStatus) =>
      stagesOf(status, movesThrough('Pending', status)).find((one) => one.state === 'now');
    expect(now('Documents Requested')).toMatchObject({ label: 'Review', status: 'Documents Requested' });
    expect(now('Accepted')).not.toHaveProperty('status');
  });

  it('give the status of now its own day, not the day its stage began', () => {
    const moves = movesThrough('Pending', 'Under Review', 'Documents Requested', 'Under Review', 'Documents Requested');
    const now = stagesOf('Documents Requested', moves).find(({ state }) => state === 'now');
    expect(now).toMatchObject({ status: 'Documents Requested', reachedAt: moves[4]?.at });
    const deferred = stagesOf('Deferred', movesThrough('Pending', 'Submitted', 'Deferred'));
    expect(deferred.find(({ state }) => state === 'now')?.reachedAt).toBe('2026-03-03T09:00:00.000Z');
  });

  it('go back when documents are requested after the application went to the university', () => {
    const stages = stagesOf(
      'Documents Requested',
      movesThrough('Pending', 'Under Review', 'Submitted', 'Documents Requested'),
    );
    expect(stages[1]?.state).toBe('now');
    expect(stages[2]).toEqual({ label: 'With the university', state: 'next' });
  });

  it('end where a rejected application ended, without stages that will never come', () => {
    expect(drawn('Rejected', movesThrough('Pending', 'Under Review', 'Submitted', 'Rejected'))).toEqual([
      'Applied done',
      'Review done',
      'With the university done',
      'Rejected now',
    ]);
    expect(drawn('Withdrawn', movesThrough('Pending', 'Withdrawn'))).toEqual(['Applied done', 'Withdrawn now']);
  });

  it('show a refused visa in the place of the visa stage', () => {
    const moves = movesThrough('Pending', 'Submitted', 'Offer Received', 'Accepted', 'Visa Applied', 'Visa Refused');
    expect(drawn('Visa Refused', moves).slice(-2)).toEqual(['Accepted done', 'Visa Refused now']);
  });

  it('rest at the furthest stage while deferred, and keep what is to come', () => {
    const stages = drawn('Deferred', movesThrough('Pending', 'Submitted', 'Offer Received', 'Deferred'));
    expect(stages).toContain('Offer now');
    expect(stages.at(-1)).toBe('Enrolled next');
  });

  it('are all done once enrolled, without a visa stage where none was needed', () => {
    expect(drawn('Enrolled', movesThrough('Pending', 'Accepted', 'Enrolled'))).not.toContain('Visa done');
    const withVisa = drawn(
      'Enrolled',
      movesThrough('Pending', 'Accepted', 'Visa Applied', 'Visa Approved', 'Enrolled'),
    );
    expect(withVisa).toHaveLength(7);
    expect(withVisa.every((stage) => stage.endsWith(' done'))).toBe(true);
  });

  it('each hold a status, and no status is in two; only these are in none', () => {
    for (const { name, statuses } of STAGES) expect(statuses.length, name).toBeGreaterThan(0);
    const placed = STAGES.flatMap(({ statuses }) => statuses);
    expect(new Set(placed).size).toBe(placed.length);
    const outside = APPLICATION_STATUSES.filter((status) => !placed.includes(status));
    expect(outside).toEqual(['Rejected', 'Withdrawn', 'Deferred']);
  });

  it('always have one to stand at, unless all are done', () => {
    for (const status of APPLICATION_STATUSES) {
      const now = stagesOf(status, movesThrough('Pending', status)).filter(({ state }) => state === 'now');
      expect(now, status).toHaveLength(status === 'Enrolled' ? 0 : 1);
    }
  });
});

describe('the kind of a status', () => {
  it('is in the legend for every status', () => {
    const legend = STATUS_KINDS.map(({ kind }) => kind);
    for (const status of APPLICATION_STATUSES) expect(legend).toContain(kindOf(status));
  });

  it('is closed or good for every end, and never closed before one', () => {
    for (const status of APPLICATION_STATUSES.filter(isEnd)) expect(['closed', 'good']).toContain(kindOf(status));
    for (const status of APPLICATION_STATUSES.filter((one) => !isEnd(one))) expect(kindOf(status)).not.toBe('closed');
  });

  it('is never red: that colour is for errors', () => {
    for (const { kind } of STATUS_KINDS) expect(toneOf(kind)).not.toBe('danger');
  });
});
