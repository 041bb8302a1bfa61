import { ContactCard } from '@/components/agency/leads/contact-card';
import { LeadTimeline } from '@/components/agency/leads/lead-timeline';
import { LeadWork } from '@/components/agency/leads/lead-work';
import { MakeLeadStudent } from '@/components/agency/leads/make-lead-student';
import { MayMessage } from '@/components/agency/leads/may-message';
import { ReachLinks } from '@/components/agency/leads/reach-links';
import { StageChip } from '@/components/agency/leads/stage-chip';
import { StepList } from '@/components/agency/leads/step-list';
import { Shortlist } from '@/components/agency/shortlist/shortlist';
import { LiveRefresh } from '@/components/live/live-refresh';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Card } from '@/components/ui/layout/card';
import { FactRows } from '@/components/ui/layout/fact-rows';
import { PageHeader } from '@/components/ui/layout/page-header';
import { Section } from '@/components/ui/layout/section';
import type { PerhapsTheSame, ProspectView } from '@/lib/contract/agency/prospects';
import { LOST_REASONS, PROSPECT_SOURCES } from '@/lib/domain/agency/prospects';
import { dateText } from '@/lib/domain/days/day-words';
import { SAME_WORDS } from '@/lib/domain/desk/leads';
import { shownPhone } from '@/lib/domain/phones';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { viewShortlist } from '@/lib/services/applications/shortlists/shortlist';
import { leadChoices } from '@/lib/services/people/prospects/choices';
import { studentOfLead, viewProspect } from '@/lib/services/people/prospects/list';
import { backTo } from '../../../_parts/back-to';
import { idIn, orNotFound } from '../../../_parts/or-not-found';

export const metadata = { title: 'Lead' };

interface Address {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** One lead: how to reach the person, what was done, and what comes next. */
export default async function AgencyLeadPage({ params, searchParams }: Address) {
  const viewer = await requireViewer('agent');
  const lead = await orNotFound(viewProspect(viewer, idIn((await params).id)));
  const { _id, name, wishes, stage, mobile, mobileE164, email, greeting, mayWork } = lead;
  const isStudent = stage === 'student';
  const whom = { kind: 'lead', id: _id } as const;
  const [{ people, doers }, studentId, shortlist] = await Promise.all([
    leadChoices(viewer),
    studentOfLead(viewer, _id),
    // Once they are a student it stands on the student's page.
    isStudent ? null : viewShortlist(viewer, { whom: 'lead', id: _id }),
  ]);
  return (
    <>
      <LiveRefresh records={['agent']} />
      <PageHeader
        back={backTo('agent', (await searchParams).from, { href: '/app/agent/leads', label: 'Leads' })}
        title={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <StageChip stage={stage} />
          </span>
        }
        {...(wishes ? { description: <span className="wrap-anywhere">{wishes}</span> } : {})}
        actions={
          studentId ? (
            <ButtonLink href={`/app/agent/view-profile/${studentId}`}>View profile</ButtonLink>
          ) : (
            <MakeLeadStudent id={_id} known={{ name, email, mobile }} />
          )
        }
      />
      <div className="mb-6 space-y-3">
        {!isStudent && <StepList whom={whom} steps={lead.steps} people={doers} closed={stage === 'lost'} />}
        <ReachLinks whom={whom} mobile={mobile} mobileE164={mobileE164} email={email} greeting={greeting} />
      </div>
      <div className="grid items-start gap-x-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="min-w-0">
          {!isStudent && (
            <Section title="Log a contact">
              <ContactCard whom={whom} />
            </Section>
          )}
          {shortlist && <Shortlist of={{ whom: 'lead', id: _id }} view={shortlist} />}
          {mayWork && (
            <Section title="Timeline">
              <Card>
                <LeadTimeline entries={lead.timeline} />
              </Card>
            </Section>
          )}
        </div>
        <aside aria-label="About the lead" className="mb-9 grid items-start gap-4">
          <LikeList like={lead.like} />
          {mayWork && !isStudent && <LeadWork lead={lead} people={people} />}
          <Card padding="sm">
            <FactRows rows={factsOf(lead)} />
            <MayMessage list="leads" id={_id} name={name} may={lead.mayMessage} isOpen={mayWork && !isStudent} />
          </Card>
        </aside>
      </div>
    </>
  );
}

function factsOf(lead: ProspectView) {
  const { email, mobileShown, otherEmails, source, member, branch, createdOn, lostReason, lostNote } = lead;
  const others = lead.otherMobiles.map((mobile) => shownPhone({ mobile }));
  return [
    { term: 'Mobile', value: [mobileShown, ...others].filter(Boolean).join(', ') || '–' },
    { term: 'Email', value: [email, ...otherEmails].filter(Boolean).join(', ') || '–' },
    { term: 'Source', value: PROSPECT_SOURCES[source] },
    { term: 'Owner', value: member?.name ?? 'Unassigned' },
    ...(branch ? [{ term: 'Branch', value: branch.name }] : []),
    { term: 'Enquiry date', value: dateText(createdOn) },
    ...(lead.facts.length ? [{ term: 'Scores and marks', value: lead.facts.join(', ') }] : []),
    ...(lead.typedCounsellor ? [{ term: 'Counsellor in the file', value: lead.typedCounsellor }] : []),
    ...(lostReason
      ? [{ term: 'Reason for losing the lead', value: [LOST_REASONS[lostReason], lostNote].filter(Boolean).join(', ') }]
      : []),
  ];
}

/** Who is perhaps the same person: it warns, and decides nothing. */
function LikeList({ like }: { like: readonly PerhapsTheSame[] }) {
  if (like.length === 0) return null;
  return (
    <Card padding="sm">
      <h2 className="text-sm font-semibold">Possible duplicates</h2>
      <p className="mt-1 text-fine text-muted">Family members may share a number. Check before you call.</p>
      <ul className="mt-2 space-y-2 text-sm">
        {like.map(({ kind, _id, name, memberName, same }, index) => (
          <li key={_id ?? `${name} ${index}`} className="wrap-anywhere">
            {_id ? (
              <a
                href={kind === 'lead' ? `/app/agent/leads/${_id}` : `/app/agent/view-profile/${_id}`}
                className="text-brand-ink underline underline-offset-2"
              >
                {name}
              </a>
            ) : (
              name
            )}
            <span className="block text-fine text-muted">
              {[
                kind === 'lead' ? 'Lead' : 'Student',
                SAME_WORDS[same].toLowerCase(),
                memberName && `with ${memberName}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
