import { endpoint } from '@/lib/api/endpoint';
import { courseCost as contract } from '@/lib/contract/catalogue/course-cost';
import { costOfCourse } from '@/lib/services/catalogue/facts/course-cost';

export const GET = endpoint(contract, (_viewer, { params, query }) => {
  const { on, year, month, family, currency } = query;
  return costOfCourse(params.id, { on, family, currency, intake: year && month ? { year, month } : null });
});
