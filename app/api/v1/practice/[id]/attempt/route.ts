import { endpoint } from '@/lib/api/endpoint';
import { dropPracticeAttempt, keepPracticeAttempt, practiceAttempt } from '@/lib/contract/practice/attempts';
import { attemptAt, dropAttempt, keepAttempt } from '@/lib/services/catalogue/practice/attempts';

export const GET = endpoint(practiceAttempt, async (viewer, { params, query }) => ({
  attempt: await attemptAt(viewer, params.id, query.mode),
}));

export const PUT = endpoint(keepPracticeAttempt, async (viewer, { params, body }) => ({
  attempt: await keepAttempt(viewer, params.id, body),
}));

export const DELETE = endpoint(dropPracticeAttempt, async (viewer, { params, query }) => {
  await dropAttempt(viewer, params.id, query.mode);
  return { message: 'Deleted.' };
});
