'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked, wired } from '@/components/ui/controls/wired';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';

interface WhoSharesProps {
  applicationId: string;
  partners: readonly { value: string; label: string }[];
  /** '' for none. */
  partnerId: string;
  /** The branches, each with its part as a weight, null for none. */
  branches: readonly { _id: string; name: string; weight: number | null; isFirm: boolean }[];
}

/** A button and its form, by which an owner says who shares in what an application earns, before it is sent. */
export function WhoShares(props: WhoSharesProps) {
  return (
    <Opener variant="secondary" size="sm" opens={(onClose) => <WhoSharesDialog {...props} onClose={onClose} />}>
      Split commission
    </Opener>
  );
}

function WhoSharesDialog(props: WhoSharesProps & { onClose: () => void }) {
  const { applicationId, partners, partnerId, branches, onClose } = props;
  const change = useChange(onClose);
  const [chosen, setChosen] = useState(partnerId);
  const [shares, setShares] = useState(() =>
    branches.map(({ _id, weight, isFirm }) => ({
      branchId: _id,
      weight: weight === null ? '' : String(weight),
      isFirm,
    })),
  );
  const { seen, refused } = useSeen({
    partnerId,
    shares: branches.flatMap(({ _id, weight, isFirm }) => (weight === null ? [] : [{ branchId: _id, weight, isFirm }])),
  });
  const named = shares.filter(({ weight }) => weight.trim() !== '');
  const save = () =>
    call('PUT /agency/commission/applications/{id}/parties', {
      params: { id: applicationId },
      body: {
        partnerId: chosen || null,
        shares: named.map(({ weight, ...one }) => ({ ...one, weight: Number(weight) })),
        seen,
      },
    });
  const set = (place: number, to: { weight?: string; isFirm?: boolean }) =>
    setShares(shares.map((one, at) => (at === place ? { ...one, ...to } : one)));
  return (
    <FormDialog
      title="Commission split"
      description="Set this before the application is sent. It can’t be added later."
      change={change}
      onSave={() => change.run(save, refused)}
    >
      {partners.length > 0 && (
        <Field label="Sub-agent" name="partnerId" hint="The student and the university can see the sub-agent.">
          <SelectField {...wired(chosen, setChosen)} placeholder="None" options={partners} />
        </Field>
      )}
      {branches.map(({ _id, name }, place) => {
        const { weight = '', isFirm = false } = shares[place] ?? {};
        const sent = named.findIndex(({ branchId }) => branchId === _id);
        const field = sent < 0 ? `share-of-${_id}` : `shares.${sent}.weight`;
        return (
          <div key={_id} className="space-y-2">
            <Field
              label={`Share of ${name}`}
              name={field}
              optional
              hint={
                place === 0
                  ? 'For example, 50 and 50, or 2 and 1. If you leave all of these empty, the student’s own branch gets everything.'
                  : undefined
              }
            >
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                {...wired(weight, (weight) => set(place, { weight }))}
              />
            </Field>
            {weight.trim() !== '' && (
              <Checkbox
                label={`${name} is a separate company: you owe it its share of what you receive`}
                {...ticked(isFirm, (isFirm) => set(place, { isFirm }))}
              />
            )}
          </div>
        );
      })}
    </FormDialog>
  );
}
