import { type Interview, interviewFacts, interviewWords } from '@/lib/domain/applications/interview';
import { siteUrl } from '@/lib/platform/env';
import type { ApplicationRecord } from '@/models/application';
import type { Letter } from '../letter';
import { NOTICES } from './notices';

/** An interview that was entered or changed, for the student (`studentName` null) or their agent. */
export function interviewLetter(
  { _id, course, university, country }: ApplicationRecord,
  interview: Interview,
  studentName: string | null,
): Letter {
  const area = studentName === null ? '/app/student' : '/app/agent';
  const page = studentName === null ? `${area}/my-applications/${_id}` : `${area}/applications/${_id}`;
  const when = interviewWords(interview);
  return {
    subject: `Interview on ${when}: ${course}, ${university}`,
    preview: `${course}, ${university}`,
    heading: studentName === null ? `Your interview: ${when}` : `${studentName}'s interview: ${when}`,
    paragraphs: [],
    facts: [
      ...(studentName === null ? [] : [{ term: 'Student', value: studentName }]),
      { term: 'Course', value: course },
      { term: 'University', value: `${university}, ${country}` },
      ...interviewFacts(interview),
    ],
    action: { label: 'Open the application', href: siteUrl(page) },
    reason: NOTICES(area),
  };
}
