import { z } from 'zod';
import { keyword } from './fields';
import { operation } from './operation';

/** The tables of people that can be had as a file. */
export const PEOPLE_LISTS = ['students', 'agents', 'enquiries'] as const;
export type PeopleList = (typeof PEOPLE_LISTS)[number];

export const exportPeople = operation({
  method: 'GET',
  path: '/export/{list}',
  tag: 'Students and agents',
  summary: 'Students, agents or enquiries as a CSV file (UTF-8), newest first, streamed',
  access: ['admin'],
  limit: 'write',
  params: z.object({ list: z.enum(PEOPLE_LISTS) }),
  query: z.object({ q: keyword }),
  result: 'stream',
});
