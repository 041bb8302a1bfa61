import { ApplicationStatusChip } from '@/components/application/application-status-chip';
import { NotInCatalogue } from '@/components/application/not-in-catalogue';
import { feeText } from '@/components/course/format';
import { LiveRefresh } from '@/components/live/live-refresh';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Link } from '@/components/ui/buttons/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Card } from '@/components/ui/layout/card';
import { FactRows } from '@/components/ui/layout/fact-rows';
import { PageHeader } from '@/components/ui/layout/page-header';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { isSettled, STATE_WORDS } from '@/lib/domain/applications/checklist';
import { NO_LETTER, OFFER_TERMS, REPLY_WORDS } from '@/lib/domain/applications/offers';
import { startOf } from '@/lib/domain/applications/starts';
import { dateText, dayAndDueWords } from '@/lib/domain/days/day-words';
import { money } from '@/lib/domain/money/money-words';
import { counted } from '@/lib/domain/texts/counted';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { offersToCompare } from '@/lib/services/applications/offers/compare';
import { readerToday } from '../../../_parts/reader-day';

export const metadata = { title: 'Your offers' };

/** A student's offers side by side. */
export default async function OffersPage() {
  const viewer = await requireViewer('student');
  const [applications, { today }] = await Promise.all([offersToCompare(viewer), readerToday(viewer)]);
  return (
    <>
      <LiveRefresh records={['application']} />
      <PageHeader
        title="Your offers"
        description="Compare your offers side by side. If we don’t know something, we say so."
        back={{ href: '/app/student/my-applications', label: 'My Applications' }}
      />
      {applications.length === 0 ? (
        <EmptyState
          title="No offers yet"
          text="Universities often need a few weeks to decide."
          action={
            <Link href="/app/student/my-applications" className="text-brand-ink underline underline-offset-2">
              My Applications
            </Link>
          }
        />
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {applications.map((application) => (
            <OfferComparison key={application._id} application={application} today={today} />
          ))}
        </ul>
      )}
    </>
  );
}

interface OfferComparisonProps {
  application: ApplicationView;
  /** 'YYYY-MM-DD'. */
  today: string;
}

/** One offer as a column of a comparison: always the same lines in the same order. */
function OfferComparison({ application, today }: OfferComparisonProps) {
  const { _id, course, university, country, courseFrom, applicationStatus, offer } = application;
  const { deposit = null, currency = '', depositBy, startOn, replyBy, reply, letter } = offer ?? {};
  const lines: [string, string][] = [
    [OFFER_TERMS.fee, feeText(application) || 'Not published'],
    [OFFER_TERMS.replyBy, reply ? `${REPLY_WORDS[reply.reply]} on ${dateText(reply.at)}` : dayOr(replyBy)],
    [OFFER_TERMS.deposit, deposit === null ? 'Not known' : money(deposit, currency)],
    ['Deposit by', dayOr(depositBy)],
    [OFFER_TERMS.starts, startOn ? dateText(startOn) : startOf(application)],
    [OFFER_TERMS.letter, letter ? letter.name : NO_LETTER],
  ];
  function dayOr(day: string | null | undefined): string {
    return day ? dayAndDueWords(day, today) : 'Not known';
  }
  return (
    <Card as="li" className="row-span-4 grid min-w-0 grid-rows-subgrid gap-4">
      <div className="min-w-0">
        <h2 className="text-lg wrap-anywhere">{course}</h2>
        <p className="mt-1 text-sm text-muted wrap-anywhere">{`${university}, ${country}`}</p>
        <NotInCatalogue courseFrom={courseFrom} className="text-sm" />
        <div className="mt-2">
          <ApplicationStatusChip status={applicationStatus} />
        </div>
      </div>
      <FactRows className="border-y border-line" rows={lines.map(([term, value]) => ({ term, value }))} />
      <Conditions application={application} />
      <ButtonLink href={`/app/student/my-applications/${_id}`} variant="secondary" className="self-end">
        {offer?.canReply ? 'Reply to this offer' : 'View application'}
      </ButtonLink>
    </Card>
  );
}

/** The conditions and how far each is: what lies between the student and the place. */
function Conditions({ application: { items, offer } }: { application: ApplicationView }) {
  const conditions = items.filter(({ ofOffer }) => ofOffer);
  if (conditions.length === 0) {
    return (
      <p className="text-sm">
        {offer?.conditional ? 'Conditional, but the conditions are not listed.' : 'No conditions.'}
      </p>
    );
  }
  const met = conditions.filter(({ state }) => isSettled(state)).length;
  return (
    <div className="text-sm">
      <p className="font-medium">
        {met} of {counted(conditions.length, 'condition')} met
      </p>
      <ul className="mt-1 list-disc space-y-0.5 ps-5">
        {conditions.map(({ _id, label, state }) => (
          <li key={_id} className="wrap-anywhere">
            {label}: <span className="text-muted">{STATE_WORDS[state].toLowerCase()}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
