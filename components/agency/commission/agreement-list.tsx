import { EmptyState } from '@/components/ui/feedback/empty-state';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import type { AgreementView } from '@/lib/contract/commission/agreements';
import { mainWords, ruleForWords, ruleWords } from '@/lib/domain/commission/words';
import { dateText } from '@/lib/domain/days/day-words';
import { AgreementForm } from './agreement-form';
import { ApproveButton } from './approve-button';

/** Agreements with all their versions. @param showsAgency whom each pays: of the platform's */
export function AgreementList({
  agreements,
  today,
  showsAgency = false,
}: {
  agreements: readonly AgreementView[];
  today: string;
  showsAgency?: boolean;
}) {
  if (agreements.length === 0) return <EmptyState title="No agreements yet" />;
  return agreements.map((agreement) => {
    const { _id, university, country, agency, versions, canChange, canApprove, holder } = agreement;
    const [newest] = versions;
    if (!newest) return null;
    const description = [
      country,
      showsAgency ? agency : holder === 'platform' && 'This platform’s agreement',
      newest.currency,
    ];
    return (
      <Section
        key={_id}
        id={_id}
        title={university}
        description={description.filter(Boolean).join(' · ')}
        actions={
          <>
            {canApprove && <ApproveButton id={_id} version={newest.version} />}
            {canChange && (
              <AgreementForm
                follows={{ _id, university, currency: newest.currency, version: newest.version }}
                isPlatforms={holder === 'platform'}
                today={today}
              />
            )}
          </>
        }
      >
        <RowSheet>
          {versions.map(({ version, from, to, rules, source, approvedBy, madeBy, currency }) => (
            <SheetRow key={version} end={!approvedBy && <StatusChip tone="attention">Draft</StatusChip>}>
              <p className="text-sm font-medium">
                {`Version ${version}: from ${dateText(from)}${to ? ` to ${dateText(to)}` : ''}`}
              </p>
              {rules.map((rule) => (
                <p key={rule._id} className="text-sm wrap-anywhere">
                  {[ruleForWords(rule), ruleWords(rule, currency)].filter(Boolean).join(': ')}
                  {rule.main !== undefined && `; ${mainWords(rule, currency)}`}
                  <span className="text-muted">{` (${rule.source})`}</span>
                </p>
              ))}
              <p className="text-xs text-muted wrap-anywhere">
                {[source, `added by ${madeBy}`, approvedBy && `approved by ${approvedBy}`].filter(Boolean).join(' · ')}
              </p>
            </SheetRow>
          ))}
        </RowSheet>
      </Section>
    );
  });
}
