import type { ReactNode } from 'react';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import type { ConsentView } from '@/lib/contract/my-data/consent';
import { dateText } from '@/lib/domain/days/day-words';
import type { Role } from '@/lib/domain/roles';
import { AskStudent } from './ask-student';
import { ConsentForm } from './consent-form';
import { OnPaper } from './on-paper';
import { RestsOn } from './rests-on';
import { SpokenButton } from './spoken-button';

/** Where its page has the student's own confirmation. */
export const CONSENT_ID = 'consent';

interface ConsentSectionProps {
  studentId: string;
  applicationId: string;
  consent: ConsentView;
  sent: ApplicationView['sent'];
  reader: Role;
  /** What staff press to record that the yes came on paper. */
  paperButton?: ReactNode;
}

/** What is sent to whom with an application: the student confirms it here, the others see whether they did. */
export function ConsentSection({ applicationId, studentId, consent, sent, reader, paperButton }: ConsentSectionProps) {
  const { to, what, given, onPaper, wasSent, canGive } = consent;
  const isStudent = reader === 'student';
  const outside = sent?.how === 'outside' ? outsideWords(sent) : '';
  if (outside && !given) {
    return (
      <Section title="How it was sent">
        <Card>
          <p className="wrap-anywhere">{outside}</p>
        </Card>
      </Section>
    );
  }
  // Sent before there were consents, or over: nothing to confirm any more.
  if (!given && (wasSent || (isStudent && !canGive))) return null;
  if (!isStudent) {
    return (
      <Section title="Student’s consent">
        <Card>
          {given ? (
            <p className="wrap-anywhere">
              {given.byName} confirmed {onPaper ? 'on paper' : `on ${dateText(given.at)}`} that we may send this to{' '}
              {to.join(' and ')}.{given.agentMayReply && ' Their agent may accept or decline offers for them.'}{' '}
              {guardianWords(given.guardian)} {outside}
            </p>
          ) : (
            <p>
              The student has not yet confirmed what is sent to the university. Until they do, we can’t send it or
              record an offer.
            </p>
          )}
          {consent.canAsk && <AskStudent studentId={studentId} ofGuardian={given !== null} asked={consent.asked} />}
          {consent.canRecordPaper && paperButton}
          {onPaper && <OnPaper onPaper={onPaper} />}
          {given?.restsOn && <RestsOn restsOn={given.restsOn} />}
          {given?.restsOn?.spoken?.due && !wasSent && <SpokenButton studentId={studentId} />}
        </Card>
      </Section>
    );
  }
  return (
    <Section id={CONSENT_ID} title={given ? 'Your consent' : 'Confirm before we send it'}>
      <Card>
        <p className="wrap-anywhere">
          {given
            ? `You confirmed ${onPaper ? 'on paper' : `on ${dateText(given.at)}`} that we may send this to:`
            : 'After you confirm, our team will send this to:'}
        </p>
        <ul className="mt-1 list-disc ps-5 wrap-anywhere">
          {to.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
        <details className="mt-3" open={!given}>
          <summary className="w-fit cursor-pointer text-sm text-brand-ink">What is sent</summary>
          <ul className="mt-2 list-disc space-y-0.5 ps-5 text-sm text-muted wrap-anywhere">
            {what.map((part) => (
              <li key={part}>{part}</li>
            ))}
            <li>Documents you add to this application later</li>
          </ul>
        </details>
        {onPaper && <OnPaper onPaper={onPaper} isOwn />}
        {given?.guardian && <p className="mt-3 wrap-anywhere">{guardianWords(given.guardian)}</p>}
        {outside && <p className="mt-3 wrap-anywhere">{outside}</p>}
        {canGive && <ConsentForm key={`${given?.at}`} applicationId={applicationId} consent={consent} />}
      </Card>
    </Section>
  );
}

const outsideWords = ({ at, byName, reason }: NonNullable<ApplicationView['sent']>) =>
  `Sent outside this site on ${dateText(at)}, recorded by ${byName || 'our team'}: ${reason}`;

function guardianWords(guardian: NonNullable<ConsentView['given']>['guardian']): string {
  if (!guardian) return '';
  const { name, at } = guardian;
  return at
    ? `${name} confirmed as guardian on ${dateText(at)}.`
    : `${name}, the guardian, has not confirmed yet. We asked them by email.`;
}
