'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked, wired } from '@/components/ui/controls/wired';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { RowSheet, SheetRow } from '@/components/ui/layout/row-sheet';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';
import type { BranchView } from '@/lib/contract/agency/agency';
import { WORLD_COUNTRIES } from '@/lib/domain/places/world-countries';

/** The agency's branches; its owners add and change them. */
export function Branches({ branches, isOwner }: { branches: readonly BranchView[]; isOwner: boolean }) {
  const [open, setOpen] = useState<BranchView | 'new'>();
  if (!isOwner && branches.length === 0) return null;
  return (
    <Section
      title="Branches"
      description="Managers and front desk staff see the students of their branches."
      actions={
        isOwner && (
          <Button variant="secondary" onClick={() => setOpen('new')}>
            Add branch
          </Button>
        )
      }
    >
      {branches.length === 0 ? (
        <p className="text-sm text-muted">No branches. Add them only if you have more than one office.</p>
      ) : (
        <RowSheet>
          {branches.map((branch) => (
            <SheetRow
              key={branch._id}
              end={
                isOwner && (
                  <Button size="sm" variant="secondary" onClick={() => setOpen(branch)}>
                    Edit<span className="sr-only"> {branch.name}</span>
                  </Button>
                )
              }
            >
              <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
                {branch.name}
                {branch.city && branch.city !== branch.name && <span className="text-muted">{branch.city}</span>}
                {branch.isClosed && <StatusChip tone="neutral">Closed</StatusChip>}
              </p>
            </SheetRow>
          ))}
        </RowSheet>
      )}
      {open && <BranchDialog branch={open === 'new' ? null : open} onClose={() => setOpen(undefined)} />}
    </Section>
  );
}

function BranchDialog({ branch, onClose }: { branch: BranchView | null; onClose: () => void }) {
  const change = useChange(onClose);
  const [values, setValues] = useState({
    name: branch?.name ?? '',
    city: branch?.city ?? '',
    country: branch?.country ?? '',
  });
  const [isClosed, setClosed] = useState(branch?.isClosed ?? false);
  const { seen, refused } = useSeen({ ...values, isClosed });
  const save = () =>
    branch
      ? call('PATCH /agency/branches/{id}', { params: { id: branch._id }, body: { ...values, isClosed, seen } })
      : call('POST /agency/branches', { body: values });
  return (
    <FormDialog
      title={branch ? branch.name : 'Add branch'}
      description="The branch’s name is shown next to students and colleagues."
      change={change}
      onSave={() => change.run(save, refused)}
    >
      <Field label="Name" name="name">
        <TextInput
          autoComplete="off"
          maxLength={80}
          {...wired(values.name, (name) => setValues({ ...values, name }))}
        />
      </Field>
      <Field label="City" name="city" optional>
        <TextInput
          autoComplete="off"
          maxLength={80}
          {...wired(values.city, (city) => setValues({ ...values, city }))}
        />
      </Field>
      <Field label="Country" name="country" hint="Used for phone numbers without a country code." optional>
        <SelectField
          placeholder="Same as the agency"
          options={WORLD_COUNTRIES}
          {...wired(values.country, (country) => setValues({ ...values, country }))}
        />
      </Field>
      {branch && (
        <Checkbox
          name="isClosed"
          label="Closed"
          hint="No new students or leads can be assigned to it."
          {...ticked(isClosed, setClosed)}
        />
      )}
    </FormDialog>
  );
}
