import type { StepNumber } from '@/components/profile/wizard-steps';

/** The address of a step of a student's wizard in the agent's area. */
export function wizardHref(studentId: string, step: StepNumber): string {
  return `/app/agent/add-student/${studentId}/${step}`;
}
