import { RedMark } from '@/components/ui/feedback/red-mark';
import type { ItemView } from '@/lib/contract/applications/application-parts';
import { PAYEE_NAMES, PAYEES } from '@/lib/domain/applications/payees';
import { PaidTo } from './paid-to';

const OPTIONS = PAYEE_NAMES.map((value) => ({ value, label: PAYEES[value] }));

/** Of a payment: to whom the money went, in red where it was not the university. Nothing for other items. */
export function PayeeLine({ item, applicationId }: { item: ItemView; applicationId: string }) {
  const { _id, kind, label, paid, canSayPaid } = item;
  if (kind !== 'payment') return null;
  return (
    <div className="mt-1 text-sm">
      {paid?.warning ? (
        <RedMark>{paid.warning}</RedMark>
      ) : (
        <p className="text-muted">Paid to: {paid ? 'the university' : 'not specified'}</p>
      )}
      {canSayPaid && <PaidTo applicationId={applicationId} itemId={_id} label={label} paid={paid} options={OPTIONS} />}
    </div>
  );
}
