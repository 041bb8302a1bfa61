import type { ReactNode } from 'react';
import { Card } from '@/components/ui/layout/card';
import { DescriptionList } from '@/components/ui/layout/description-list';
import { Section } from '@/components/ui/layout/section';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { interviewWords, interviewWordsIn, isAtInterview } from '@/lib/domain/applications/interview';

interface InterviewSectionProps {
  application: ApplicationView;
  /** IANA name of the time zone where the reader lives. */
  timeZone: string;
  /** For staff, who enter it. */
  action?: ReactNode;
}

/** When and where the interview is, in its own time and the reader's. Nothing at another status. */
export function InterviewSection({ application, timeZone, action }: InterviewSectionProps) {
  const { applicationStatus, interview } = application;
  if (!isAtInterview(applicationStatus)) return null;
  return (
    <Section title="Interview" actions={action}>
      {interview ? (
        <Card>
          <DescriptionList items={rowsOf(interview, timeZone)} />
        </Card>
      ) : (
        <p className="text-sm text-muted">Date and place are not set yet.</p>
      )}
    </Section>
  );
}

function rowsOf(interview: NonNullable<ApplicationView['interview']>, timeZone: string) {
  const [said, here] = [interviewWords(interview), interviewWordsIn(timeZone, interview)];
  const { link, place, note } = interview;
  return [
    { term: 'Date and time', value: said },
    ...(here === said ? [] : [{ term: 'Your local time', value: here }]),
    ...(link ? [{ term: 'Link', value: <LinkOut href={link} />, wide: true }] : []),
    ...(place ? [{ term: 'Place', value: place, wide: true }] : []),
    ...(note ? [{ term: 'Note', value: <span className="whitespace-pre-line">{note}</span>, wide: true }] : []),
  ];
}

const LinkOut = ({ href }: { href: string }) => (
  <a
    href={href}
    target="_blank"
    rel="noopener nofollow"
    className="text-brand-ink underline underline-offset-3 wrap-anywhere"
  >
    {href}
  </a>
);
