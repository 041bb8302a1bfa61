import { describe, expect, it, vi } from 'vitest';
import { applicationParts } from '@/lib/contract/applications/application-parts';
import { moveApplication } from '@/lib/contract/applications/applications';
import { putInterview } from '@/lib/contract/applications/interview';
import { STATUS_PARTS } from '@/lib/domain/applications/status-parts';
import { Application } from '@/models/application';

/** A field that nothing but the interview's own table knows. */
vi.mock('@/lib/domain/applications/interview', async (original) => {
  const { INTERVIEW, ...rest } = await original<typeof import('@/lib/domain/applications/interview')>();
  const fields = { ...INTERVIEW.fields, panel: { kind: 'line', longest: 12 } };
  return { ...rest, INTERVIEW: { ...INTERVIEW, fields } };
});

const GIVEN = { on: '2027-03-01', time: '10:00', zone: 'Europe/London', place: 'Room 4', panel: ' Two tutors ' };

describe('a field of a status, from its table alone', () => {
  it('is stored with the rest of them', () => {
    const stored = new Application({ interview: { ...GIVEN, panel: 'Two tutors' } }).toObject();
    expect(stored.interview).toMatchObject({ panel: 'Two tutors', link: '', note: '' });
  });

  it('is taken by a move there and by the call of its own, by the rule of its kind', () => {
    const moved = moveApplication.body.parse({ status: 'Interview', interview: GIVEN });
    expect(moved.interview).toMatchObject({ panel: 'Two tutors' });
    expect(putInterview.body.parse(GIVEN)).toMatchObject({ panel: 'Two tutors' });
    const long = putInterview.body.safeParse({ ...GIVEN, panel: 'More than twelve' });
    expect(long.error?.issues.map(({ path }) => path)).toEqual([['panel']]);
  });

  it('is answered in the view of an application', () => {
    const { shape } = applicationParts.interview.unwrap();
    expect(Object.keys(shape)).toEqual([...Object.keys(STATUS_PARTS.interview.fields), 'entered']);
    expect(Object.keys(shape)).toContain('panel');
  });
});
