import { z } from 'zod';
import { done, id, lines, seen } from '../fields';
import { calls } from '../operation';

const { forAdmins, forAnyone } = calls('Practice');

export const reportDoubt = forAnyone('POST /practice/{id}/doubts', {
  summary:
    'Report a mistake in a question of a practice set. If the sender is a signed-in student, we store who sent it, so that they can get an answer; otherwise we don’t',
  limit: 'enquiry',
  params: z.object({ id: z.string().max(60) }),
  body: z.object({
    /** The question's number; 0 for the set as a whole. */
    n: z.number().int().min(0).max(100),
    text: lines(1_000, 'Please describe what looks wrong.'),
  }),
  result: done,
  status: 201,
  errors: ['not_found'],
});

export const answerDoubt = forAdmins('PATCH /practice-doubts/{id}', {
  summary:
    'Mark a reported mistake in a practice question as answered or as corrected; a student who reported it gets a notification',
  params: z.object({ id }),
  body: z.object({
    state: z.enum(['answered', 'mended']),
    answer: lines(1_000, 'Please write an answer.'),
    seen,
  }),
  result: done,
  errors: ['not_found', 'conflict'],
});

/** A doubt as admins see it. */
export interface DoubtRow {
  _id: string;
  setId: string;
  title: string;
  n: number;
  /** What the question asks, and its key; '' for the set as a whole, or one that is gone. */
  asked: string;
  key: string;
  text: string;
  state: 'open' | 'answered' | 'mended';
  answer: string;
  answeredByName: string;
  on: string;
}

/** A doubt as its student sees it. */
export type OwnDoubt = Pick<DoubtRow, '_id' | 'setId' | 'title' | 'n' | 'text' | 'state' | 'answer' | 'on'>;
