import type { ReactNode } from 'react';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import type { ConsentView } from '@/lib/contract/my-data/consent';
import { dateText } from '@/lib/domain/days/day-words';
import { type Role, roleWords } from '@/lib/domain/roles';
import { FileLink } from '../checklist/item-words';
import { AskStudent } from './ask-student';
import { ConsentForm } from './consent-form';
import { SpokenButton } from './spoken-button';

/** Where its page has the student's own confirmation. */
export const CONSENT_ID = 'consent';

interface ConsentSectionProps {
  studentId: string;
  applicationId: string;
  consent: ConsentView;
  sent: ApplicationView['sent'];
  reader: Role;
  /** Who sends it: 'our team', or the agency that handles it. */
  sender: string;
  /** What staff press to record that the yes came on paper. */
  paperButton?: ReactNode;
}

/** What is sent to whom with an application: the student confirms it here, the others see whether they did. */
export function ConsentSection(props: ConsentSectionProps) {
  const { applicationId, studentId, consent, sent, reader, sender, paperButton } = props;
  const forStart = consent.start ? ` for the start ${consent.start}` : '';
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
              {to.join(' and ')}
              {forStart}.{given.agentMayReply && ' Their agency may accept or decline offers for them.'}{' '}
              {guardianWords(given.guardian)} {outside}
            </p>
          ) : (
            <p>
              The student has not yet confirmed what is sent to the university. Until they do, we can’t send the
              application or record an offer.
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
            ? `You confirmed ${onPaper ? 'on paper' : `on ${dateText(given.at)}`} that we may send this${forStart} to:`
            : `After you confirm, ${sender} will send this${forStart} to:`}
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
    : `${name}, the guardian, has not confirmed yet. We have asked them by email.`;
}

interface OnPaperProps {
  onPaper: NonNullable<ConsentView['onPaper']>;
  /** For the student, who can object. */
  isOwn?: boolean;
}

/** That a student's yes came on paper: who recorded it, and the scan for those who get it. */
function OnPaper({ onPaper: { byName, at, signedOn, scan }, isOwn = false }: OnPaperProps) {
  return (
    <p className="mt-3 text-sm wrap-anywhere">
      Signed on paper on {dateText(signedOn)}. Recorded by {byName} {scan ? 'with a scan ' : ''}on {dateText(at)}.{' '}
      {scan && <FileLink file={scan} />}
      {isOwn && ' If you didn’t sign it, withdraw your consent before the application is sent, and write to us.'}
    </p>
  );
}

type Rests = NonNullable<NonNullable<ConsentView['given']>['restsOn']>;
type Address = Rests['student'];

/** For staff: the e-mail addresses behind a consent, and who entered each. What the agency entered proves less. */
function RestsOn({ restsOn: { student, guardian, link, spoken } }: { restsOn: Rests }) {
  const lines = [
    { whose: 'Student', of: student },
    ...(guardian ? [{ whose: 'Parent or guardian', of: guardian }] : []),
  ];
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-3 border-t border-line pt-4 text-sm sm:grid-cols-[max-content_minmax(0,1fr)]">
      {lines.map(({ whose, of }) => (
        <div key={whose} className="sm:contents">
          <dt className="text-muted">{whose}</dt>
          <dd className="min-w-0 wrap-anywhere">
            {of.address || 'Email address not recorded'}
            <span className="mt-1 flex flex-wrap items-center gap-2 text-muted">
              {of.entered?.byRole === 'agent' && <StatusChip tone="attention">Entered by the agency</StatusChip>}
              {enteredWords(of.entered)}
            </span>
          </dd>
        </div>
      ))}
      {spoken && !spoken.due && (
        <div className="sm:contents">
          <dt className="text-muted">Verified by</dt>
          <dd className="min-w-0 wrap-anywhere">
            {spoken.byName} spoke with the student on {dateText(spoken.at)}
          </dd>
        </div>
      )}
      {link && (
        <div className="sm:contents">
          <dt className="text-muted">Confirmed by</dt>
          <dd className="min-w-0 wrap-anywhere">
            The link emailed to that address, with the date of birth. {link.askedByName} requested it.
          </dd>
        </div>
      )}
    </dl>
  );
}

function enteredWords(entered: Address['entered']): string {
  if (!entered) return 'Who entered it was not recorded';
  const { byName, byRole, at } = entered;
  return byRole === 'agent'
    ? `${byName}, ${dateText(at)}`
    : `Entered by ${byName} (${roleWords(byRole)}), ${dateText(at)}`;
}
