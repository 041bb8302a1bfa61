import { ButtonLink } from '@/components/ui/controls/button-link';
import { Card } from '@/components/ui/layout/card';
import type { ChargeView } from '@/lib/contract/fees/charges';
import { minorMoney } from '@/lib/domain/money/money-words';

const FEES = '/app/student/fees';

/** What an agency asks the student money for and waits for their answer, one card each. */
export function FeesToAnswer({ charges }: { charges: readonly ChargeView[] }) {
  return charges
    .filter(({ may }) => may.answer)
    .map(({ _id, agency, name, minor, currency }) => (
      <Card key={_id} className="mb-6">
        <h2 className="font-semibold wrap-anywhere">
          {agency} asks {minorMoney(minor, currency)} for “{name}”
        </h2>
        <p className="mt-1 text-sm text-muted">
          See what you get and when you can get a refund. Then accept or decline.
        </p>
        <div className="mt-4">
          <ButtonLink href={FEES}>View details</ButtonLink>
        </div>
      </Card>
    ));
}
