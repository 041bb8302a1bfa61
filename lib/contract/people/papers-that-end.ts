import { z } from 'zod';
import { WARN_DAYS } from '@/lib/domain/days/expiry';
import { day, id, paging } from '../fields';
import { calls } from '../operation';

const { forAgentsAndStaff } = calls('Students and agents');

export const papersThatEnd = forAgentsAndStaff('GET /papers-that-end', {
  summary: `Passports and English test reports of the caller's students that expire within ${WARN_DAYS} days, earliest first, or that have expired, latest first. If there are several reports, the one that expires last. The header x-total-count has the total`,
  query: z.object({
    ...paging,
    state: z.enum(['soon', 'expired'], "Please choose 'soon' or 'expired'.").default('soon'),
  }),
  result: z.array(
    z
      .object({
        studentId: id,
        studentName: z.string(),
        /** 'Passport', 'IELTS report' and their like. */
        paper: z.string(),
        /** The last day it holds. */
        on: day,
      })
      .meta({ id: 'PaperThatEnds' }),
  ),
});
