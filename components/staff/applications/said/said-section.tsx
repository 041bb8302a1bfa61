import { FileLink } from '@/components/application/checklist/item-words';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { RowSheet } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { SaidView } from '@/lib/contract/applications/application-parts';
import { NONE_SHOWN, SAID_WORDS } from '@/lib/domain/applications/said';
import { dateText } from '@/lib/domain/days/day-words';
import type { Role } from '@/lib/domain/roles';
import { SettleObjection } from './settle-objection';
import { ShowEvidence } from './show-evidence';
import { ThisIsNotSo } from './this-is-not-so';

interface SaidSectionProps {
  applicationId: string;
  said: readonly SaidView[];
  reader: Role;
}

/** What the agency said in the university's name, each with what shows it, and how the student answers. Nothing where it said nothing. */
export function SaidSection({ applicationId, said, reader }: SaidSectionProps) {
  if (said.length === 0) return null;
  return (
    <Section
      id="said"
      title="Recorded by the agency"
      description={`What the agency recorded on the university’s behalf. ${reader === 'student' ? 'Tell our team' : 'The student can tell our team'} if something is not true.`}
    >
      <RowSheet>
        {said.toReversed().map((one) => (
          <li key={one._id} className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-64 text-sm">
              <p className="font-medium wrap-anywhere">
                {SAID_WORDS[one.what].replace(/^./, (first) => first.toUpperCase())}
              </p>
              <p className="text-muted wrap-anywhere">
                {one.said.byName}, {one.agency}, {dateText(one.said.at)}
              </p>
              <p className="mt-1 wrap-anywhere">
                Evidence: <Shown {...one} />
              </p>
              {one.earlier.map((before) => (
                <p key={before.until} className="wrap-anywhere text-muted">
                  Shown until {dateText(before.until)}: <Shown {...before} />
                </p>
              ))}
              <Answer said={one} />
            </div>
            {one.canShow && <ShowEvidence applicationId={applicationId} saidId={one._id} />}
            {one.canObject && (
              <ThisIsNotSo applicationId={applicationId} saidId={one._id} what={SAID_WORDS[one.what]} />
            )}
            {one.canSettle && (
              <SettleObjection
                applicationId={applicationId}
                saidId={one._id}
                label={one.objected ? 'Decide…' : 'Confirm enrolment…'}
              />
            )}
          </li>
        ))}
      </RowSheet>
    </Section>
  );
}

/** What shows a statement, or showed it before. */
const Shown = ({ reference, file }: Pick<SaidView, 'reference' | 'file'>) => (
  <>
    {reference || (file ? '' : NONE_SHOWN)} {file && <FileLink file={file} />}
  </>
);

/** What the student answered, and what staff found. */
function Answer({ said: { objected, settled } }: { said: SaidView }) {
  if (!objected && !settled) return null;
  return (
    <div className="mt-1.5 space-y-1">
      {objected && (
        <p className="wrap-anywhere">
          <StatusChip tone="attention">The student says this is not true</StatusChip> {dateText(objected.at)}
          {objected.note && `: ${objected.note}`}
        </p>
      )}
      <p className="wrap-anywhere">
        {settled
          ? `Our team checked on ${dateText(settled.at)}: ${settled.holds ? 'it is true' : 'it is not true'}. ${settled.reason}`
          : 'Our team is checking this. All due dates are paused until we decide.'}
      </p>
    </div>
  );
}
