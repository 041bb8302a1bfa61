import { feeText } from '@/components/course/format';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Card } from '@/components/ui/layout/card';
import { DeepPanel } from '@/components/ui/layout/deep-panel';
import type { OfferView } from '@/lib/contract/applications/application-parts';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { isRefusal } from '@/lib/domain/applications/application-status';
import { nextMove } from '@/lib/domain/applications/next-move';
import { OFFER_TERMS } from '@/lib/domain/applications/offers';
import { startOf } from '@/lib/domain/applications/starts';
import type { Role } from '@/lib/domain/roles';
import { CONSENT_ID } from '../consent/consent-section';
import { decidingTerms } from '../offer/offer-facts';
import { RecommendButtons } from '../offer/recommend-buttons';
import { ReplyButtons } from '../offer/reply-buttons';

interface YourMoveProps {
  application: ApplicationView;
  reader: Role;
  /** 'YYYY-MM-DD'. */
  today: string;
}

/** What comes next for an application, on the deep ground, with its buttons where it is an answer. At an end that has a reason, the reason. */
export function YourMove({ application, reader, today }: YourMoveProps) {
  const move = nextMove(application, { role: reader, handles: application.handles }, today);
  if (!move) return <Ended application={application} reader={reader} />;
  const { _id, offer, university, studentName } = application;
  const advice = offer?.recommendation;
  const replies = offer && (offer.canReply || offer.canRecommend);
  return (
    <DeepPanel
      className="mb-8"
      eyebrow={move.whose}
      now={move.isYours}
      title={move.title}
      actions={
        move.isYours && move.action === 'confirm' ? (
          <ButtonLink href={`#${CONSENT_ID}`}>Read and confirm</ButtonLink>
        ) : (
          replies &&
          (offer.canReply ? (
            <ReplyButtons applicationId={_id} university={university} conditional={offer.conditional} />
          ) : (
            <RecommendButtons applicationId={_id} studentName={studentName} />
          ))
        )
      }
      {...(replies ? { facts: termsOf(application, offer) } : {})}
    >
      {move.text && <p className="wrap-anywhere">{move.text}</p>}
      {replies && (advice || offer.canRecommend) && (
        <p className="mt-1 wrap-anywhere">
          {advice ? adviceWords(advice) : 'Only your student can reply to the offer. You can recommend a reply.'}
        </p>
      )}
    </DeepPanel>
  );
}

/** Why an application ended, in the words that were given, and the ways on. */
function Ended({ application, reader }: Pick<YourMoveProps, 'application' | 'reader'>) {
  const { applicationStatus, history } = application;
  const last = history.at(-1);
  if (!last?.reason || !isRefusal(applicationStatus)) return null;
  return (
    <Card className="mb-8">
      <p className="font-medium">{applicationStatus}</p>
      <p className="mt-1 max-w-reading wrap-anywhere">{last.reason}</p>
      {(reader === 'student' || reader === 'helper') && (
        <p className="mt-3 flex flex-wrap gap-3">
          <ButtonLink href="#messages" size="sm">
            Write to us
          </ButtonLink>
          <ButtonLink href={`/app/${reader}/search-course`} size="sm" variant="secondary">
            Find another course
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}

/** What an offer is decided by; the offer's own section has the rest. */
function termsOf(application: ApplicationView, offer: OfferView) {
  const { country } = application;
  return [
    { term: OFFER_TERMS.fee, value: feeText(application) || 'Not published' },
    ...decidingTerms(offer, country, startOf(application)),
  ];
}

function adviceWords({ byName, reply, note }: NonNullable<OfferView['recommendation']>): string {
  return `Recommendation by ${byName} to ${reply} the offer${note ? `: ${note}` : '.'}`;
}
