import { Ago } from '@/components/activity/ago';
import { ReachLinks } from '@/components/agency/leads/reach-links';
import { StageChip } from '@/components/agency/leads/stage-chip';
import { LiveRefresh } from '@/components/live/live-refresh';
import { Assignee } from '@/components/staff/hand-over/assignee';
import { LeadNoteForm, LeadWork } from '@/components/staff/leads/lead-work';
import { IsStudent, MakeStudent } from '@/components/staff/leads/make-student';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/layout/card';
import { FactRows } from '@/components/ui/layout/fact-rows';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import type { LeadView } from '@/lib/contract/people/leads';
import { dateText } from '@/lib/domain/days/day-words';
import { isAgencys, LEAD_SOURCES, SAME_WORDS } from '@/lib/domain/desk/leads';
import { requireArea } from '@/lib/platform/auth/page-viewer';
import { viewLead } from '@/lib/services/desk/leads/leads';
import { counsellorNames } from '@/lib/services/people/staff/counsellors';
import { backTo } from '../../../_parts/back-to';
import { idIn, orNotFound } from '../../../_parts/or-not-found';

export const metadata = { title: 'Enquiry' };

interface Address {
  params: Promise<{ area: string; id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** One enquiry: how to reach the person, how far it is, notes, and what becomes of it. */
export default async function LeadPage({ params, searchParams }: Address) {
  const viewer = await requireArea(params, 'leads');
  const area = viewer.role === 'admin' ? 'admin' : 'team';
  const lead = await orNotFound(viewLead(viewer, idIn((await params).id)));
  const { _id, name, message, state, studentId, counsellor, handOvers, notes } = lead;
  return (
    <>
      <LiveRefresh records={['enquiry']} of={_id} />
      <PageHeader
        back={backTo(area, (await searchParams).from, { href: `/app/${area}/leads`, label: 'Enquiries' })}
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <StageChip stage={state} />
          </span>
        }
        {...(message ? { description: <span className="whitespace-pre-line wrap-anywhere">{message}</span> } : {})}
      />
      <div className="mb-4 flex flex-wrap gap-2">
        {isAgencys(lead) ? (
          area === 'admin' && (
            <ButtonLink href={`/app/admin/agents?search=${encodeURIComponent(lead.email)}`}>View agency</ButtonLink>
          )
        ) : studentId ? (
          <ButtonLink href={`/app/${area}/view-profile/${studentId}`}>View profile</ButtonLink>
        ) : (
          <MakeStudent lead={lead} />
        )}
        <ReachLinks mobile={lead.mobile} mobileE164={lead.mobileE164} email={lead.email} />
      </div>
      <div className="mb-6">
        <Assignee
          of="enquiries"
          id={_id}
          viewerId={viewer.userId}
          counsellorId={counsellor?._id ?? null}
          colleagues={await counsellorNames()}
          handOvers={handOvers}
        />
      </div>
      <div className="grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          {state !== 'student' && !isAgencys(lead) && (
            <Section title="Stage">
              <Card>
                <LeadWork key={`${state} ${lead.followUpOn}`} lead={lead} />
              </Card>
            </Section>
          )}
          <Section title="Notes">
            <Card className="space-y-4">
              {notes.toReversed().map((note) => (
                <div key={note._id} className="text-sm">
                  <p className="text-fine text-muted">
                    {note.byName}, <Ago iso={note.at} now={new Date()} withDate />
                  </p>
                  <p className="mt-0.5 whitespace-pre-line wrap-anywhere">{note.text}</p>
                </div>
              ))}
              <LeadNoteForm leadId={_id} />
            </Card>
          </Section>
        </div>
        <aside aria-label="About the enquiry" className="mb-9 grid items-start gap-4">
          <Duplicates area={area} lead={lead} />
          <Card padding="sm">
            <FactRows rows={factsOf(lead)} />
          </Card>
        </aside>
      </div>
    </>
  );
}

function factsOf({ email, mobileShown, source, createdOn, lostReason }: LeadView) {
  return [
    { term: 'Email', value: email || '–' },
    { term: 'Mobile', value: mobileShown || '–' },
    { term: 'Source', value: LEAD_SOURCES[source] },
    { term: 'Created on', value: dateText(createdOn) },
    ...(lostReason ? [{ term: 'Reason for losing the enquiry', value: lostReason }] : []),
  ];
}

const LINK = 'font-medium text-brand-ink wrap-anywhere underline-offset-2 hover:underline';

/** Students and other enquiries that are perhaps the same person; nothing where there are none. */
function Duplicates({ area, lead }: { area: 'admin' | 'team'; lead: LeadView }) {
  const { students, leads } = lead.duplicates;
  const others = students.filter(({ _id }) => _id !== lead.studentId);
  if (!others.length && !leads.length) return null;
  return (
    <Card as="section" padding="sm" aria-labelledby="duplicates">
      <h2 id="duplicates" className="font-sans text-base tracking-normal">
        Possible duplicates
      </h2>
      <ul className="mt-1 divide-y divide-line text-sm">
        {others.map((student) => (
          <li key={student._id} className="space-y-1.5 py-2.5">
            <Link href={`/app/${area}/view-profile/${student._id}`} className={LINK}>
              {student.name}
            </Link>
            <p className="text-fine text-muted">Student. {SAME_WORDS[student.same]}.</p>
            {lead.state !== 'student' && <IsStudent leadId={lead._id} student={student} />}
          </li>
        ))}
        {leads.map((other) => (
          <li key={other._id} className="space-y-1.5 py-2.5">
            <Link href={`/app/${area}/leads/${other._id}`} className={LINK}>
              {other.name}
            </Link>
            <p className="text-fine text-muted">Enquiry. {SAME_WORDS[other.same]}.</p>
            <StageChip stage={other.state} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
