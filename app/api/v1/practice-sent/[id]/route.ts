import { endpoint } from '@/lib/api/endpoint';
import { practiceSent, takeBackPractice } from '@/lib/contract/practice/sent';
import { sentWork, takeBack } from '@/lib/services/desk/sent-practice/read';

export const GET = endpoint(practiceSent, (viewer, { params }) => sentWork(viewer, params.id));

export const DELETE = endpoint(takeBackPractice, async (viewer, { params }) => {
  await takeBack(viewer, params.id);
  return { message: 'Work deleted.' };
});
