import { universityWords } from '@/lib/domain/applications/course-words';
import { type Interview, interviewFacts, interviewWords } from '@/lib/domain/applications/interview';
import type { ApplicationRecord } from '@/models/application';
import type { PartRecord } from '@/models/application-parts';
import type { Letter } from '../letter';
import { factsOf, noticesFor, openApplication, staffName } from './about';

/**
 * An interview that was entered or changed, for the student (`studentName` null) or their agent.
 * @param today 'YYYY-MM-DD', where the reader lives
 */
export function interviewLetter(
  application: ApplicationRecord,
  interview: Interview & Partial<Pick<PartRecord<'interview'>, 'entered'>>,
  studentName: string | null,
  today: string,
): Letter {
  const { course, university } = application;
  const when = interviewWords(interview, 'letter');
  const isOwn = studentName === null;
  return {
    subject: `Interview on ${when}: ${course}, ${universityWords(application)}`,
    preview: `${course}, ${university}`,
    heading: isOwn ? `Your interview: ${when}` : `${studentName}’s interview: ${when}`,
    paragraphs: [
      `${university} would like to interview ${studentName ?? 'you'} for ${isOwn ? 'your' : 'the'} application for ${course}.`,
    ],
    facts: [...factsOf(application, studentName), ...interviewFacts(interview)],
    asks: {
      what: isOwn ? 'Attend the interview' : `Remind ${studentName} about the interview`,
      on: interview.on,
      today,
    },
    action: openApplication(application, studentName),
    by: interview.entered && staffName(interview.entered),
    reason: noticesFor(studentName),
  };
}
