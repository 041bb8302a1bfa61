'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { call } from '@/lib/api/client';

interface WhoSharesProps {
  applicationId: string;
  partners: readonly { value: string; label: string }[];
  /** '' for none. */
  partnerId: string;
}

/** A button and its form, by which an owner says that an application came through a sub-agent, before it is sent. */
export function WhoShares(props: WhoSharesProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Sub-agent
      </Button>
      {open && <WhoSharesDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function WhoSharesDialog({ applicationId, partners, partnerId, onClose }: WhoSharesProps & { onClose: () => void }) {
  const change = useChange(onClose);
  const [chosen, setChosen] = useState(partnerId);
  const save = () =>
    call('PUT /agency/commission/applications/{id}/parties', {
      params: { id: applicationId },
      body: { partnerId: chosen || null, shares: [] },
    });
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Did a sub-agent bring this application?"
      description="Say it before the application is sent. Later it can’t be added."
      change={change}
      onSave={() => change.run(save)}
    >
      <Field label="Sub-agent" name="partnerId">
        <SelectField
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          placeholder="None"
          options={partners}
        />
      </Field>
    </FormDialog>
  );
}
