import { isWaiting } from './application-status';
import { type Sendable, wasSent } from './sent';

/** The words of the refusals to send an application. */
export const NOT_CONFIRMED = 'The student has not confirmed yet';
export const GUARDIAN_NOT_CONFIRMED = 'The guardian has not confirmed yet';
export const NOT_SPOKEN =
  'Someone else entered the student’s email address. Please speak with the student first and record it on this application';

/** As much of an application as tells whose consent is missing. */
export interface AwaitingConsent extends Sendable {
  agentId: unknown;
  consent?: { agentId: unknown; guardian: { at: Date | null } | null } | null;
}

/** The consent that holds: with another agent it has to be given again. */
export function standingConsent<C extends { agentId: unknown }>(application: {
  consent?: C | null;
  agentId: unknown;
}): C | null {
  const { consent, agentId } = application;
  return consent && String(consent.agentId) === String(agentId) ? consent : null;
}

/** Whose consent is missing before an application under way can be sent to the university; null where none is. `missingYes` in the API. */
export function missingConsentOf(application: AwaitingConsent): 'student' | 'guardian' | null {
  if (!isWaiting(application.status) || wasSent(application)) return null;
  const consent = standingConsent(application);
  if (!consent) return 'student';
  return consent.guardian && !consent.guardian.at ? 'guardian' : null;
}

/** What lists and cards say where a consent is missing; '' where none is. */
export function awaitedConsentWords(missingYes: 'student' | 'guardian' | null, isOwn = false): string {
  if (!missingYes) return '';
  if (missingYes === 'guardian') return 'Waiting for the guardian’s consent';
  return isOwn ? 'Needs your confirmation' : 'Waiting for the student’s consent';
}

/** The parts of the profile that go to the university with every application. */
export const SENT_OF_PROFILE = [
  'Name and contact details',
  'Personal and passport information',
  'Education and test scores',
  'Work experience',
] as const;

/** A consent names so many documents at most. */
export const MOST_NAMED = 100;
