import { PageHeader } from '@/components/ui/layout/page-header';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { dateText } from '@/lib/domain/days/day-words';
import { requireViewer } from '@/lib/platform/auth/page-viewer';
import { listDeclared } from '@/lib/services/people/agency/declared';
import { DeclareForm } from './_parts/declare-form';

export const metadata = { title: 'What you earn' };

/** What the agency declares to earn at each university, as its students read it. */
export default async function DeclaredPage() {
  const viewer = await requireViewer('agent');
  const { declared, missing, maySet } = await listDeclared(viewer);
  return (
    <>
      <PageHeader
        title="What you earn"
        description="For each university that they apply to, your students see what you earn, or ‘not declared’. This doesn’t affect search results or their order."
        back={{ href: '/app/agent/fees', label: 'Fees' }}
        actions={maySet && <DeclareForm place={null} />}
      />
      <Section title={`Declared (${declared.length})`}>
        {declared.length === 0 ? (
          <p className="text-sm text-muted">Nothing declared yet. Only owners can declare.</p>
        ) : (
          <RowSheet>
            {declared.map(({ _id, country, university, words, on, byName }) => (
              <SheetRow key={_id} end={maySet && <DeclareForm place={{ country, university }} isDeclared />}>
                <p className="wrap-anywhere">
                  <span className="font-medium">{university}</span>: {words}
                </p>
                <p className="text-sm text-muted wrap-anywhere">{[country, byName, dateText(on)].join(' · ')}</p>
              </SheetRow>
            ))}
          </RowSheet>
        )}
      </Section>
      {missing.length > 0 && (
        <Section title="Not declared" description="Universities that your students have applied to.">
          <RowSheet>
            {missing.map(({ country, university }) => (
              <SheetRow
                key={`${country} ${university}`}
                end={maySet && <DeclareForm place={{ country, university }} />}
              >
                <p className="font-medium wrap-anywhere">{university}</p>
                <p className="text-sm text-muted">{country}</p>
              </SheetRow>
            ))}
          </RowSheet>
        </Section>
      )}
    </>
  );
}
