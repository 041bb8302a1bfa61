import type { z } from 'zod';
import type { whatIf } from '@/lib/contract/catalogue/what-if';
import { WHAT_IF_FIELDS, type WhatIfField } from '@/lib/domain/what-if';
import { reportScaleOf } from '@/lib/engines/eligibility/applicant-profile';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { measureSearch } from '@/lib/platform/server/metrics';
import { judgedFields } from '@/lib/services/people/profile/judged-fields';
import { Profile } from '@/models/profile';
import { factOverrides } from '../facts/facts';
import { courseIndex } from './current-index';
import { applicantAt } from './eligibility';
import { EVERYTHING, queryOf } from './query';
import { type WhatIfAnswer, whatIfAnswer } from './what-if-answer';

/** Values and filters; without any, the whole catalogue and the student as they are. */
export type WhatIfInput = Partial<z.output<(typeof whatIf)['query']>>;

/**
 * How many courses of a search a student meets, as they are and with these values, and for each field the
 * next value that would open more. A value below the own one changes nothing.
 */
export async function whatIfFor(viewer: Viewer, input: WhatIfInput): Promise<WhatIfAnswer> {
  const [index, overrides, profile] = await Promise.all([
    courseIndex(),
    factOverrides(),
    Profile.findOne({ userId: viewer.userId }, judgedFields()).lean(),
  ]);
  const { applicant } = applicantAt(profile, overrides);
  const toefl = reportScaleOf(profile?.tests ?? {}) ?? '1-6';
  const values = WHAT_IF_FIELDS.flatMap((field): [WhatIfField, number][] => {
    const value = input[field];
    return value === undefined ? [] : [[field, value]];
  });
  // The scores asked about are no filters, as those of a search are.
  const query = queryOf({ ...EVERYTHING, ...input, toefl: '', det: '', gre: '', gmat: '' });
  return measureSearch(() => whatIfAnswer(index, { applicant, toefl, chosen: Object.fromEntries(values), query }));
}
