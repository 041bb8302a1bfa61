import { endpoint } from '@/lib/api/endpoint';
import { answerClause, listClauses, takeBackClause } from '@/lib/contract/catalogue/requirement-clauses';
import * as clauses from '@/lib/services/catalogue/clauses/clauses';

export const GET = endpoint(listClauses, (_viewer, { query }) => clauses.listClauses(query));

export const PUT = endpoint(answerClause, async (viewer, { body }) => ({
  message: 'Your answer was saved.',
  clause: await clauses.answerClause(viewer, body.key, body.answer, body.seen),
}));

export const DELETE = endpoint(takeBackClause, async (viewer, { body }) => ({
  message: 'Your answer was removed.',
  clause: await clauses.takeBackAnswer(viewer, body.key),
}));
