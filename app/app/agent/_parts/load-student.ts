import { notFound } from 'next/navigation';
import { cache } from 'react';
import { requireViewer } from '@/lib/auth/page-viewer';
import { AppError } from '@/lib/errors';
import { visibleStudent } from '@/lib/services/people/students';

export interface AgentStudent {
  _id: string;
  name: string;
  email: string;
}

/** One of the agent's own students, looked up once per request; the nearest not-found page for any other. */
export const loadStudent = cache(async (studentId: string): Promise<AgentStudent> => {
  const viewer = await requireViewer('agent');
  if (!/^[0-9a-f]{24}$/i.test(studentId)) notFound();
  try {
    const { _id, name, email } = await visibleStudent(viewer, studentId);
    return { _id: String(_id), name, email };
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound();
    throw error;
  }
});
