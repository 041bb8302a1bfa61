'use client';

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { ShownOnce } from '@/components/staff/shown-once';
import { useChange } from '@/components/staff/use-change';
import { CheckboxGroup } from '@/components/ui/controls/checkbox-group';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import type { WebhookKind } from '@/lib/domain/webhooks';

interface AddWebhookProps {
  kinds: readonly { value: WebhookKind; label: string }[];
}

/** A button and the form behind it, which adds a webhook and shows its secret this once. */
export function AddWebhook({ kinds }: AddWebhookProps) {
  return (
    <Opener opens={(onClose) => <AddDialog kinds={kinds} onClose={onClose} />}>
      <Plus aria-hidden className="size-4" />
      Add webhook
    </Opener>
  );
}

function AddDialog({ kinds, onClose }: AddWebhookProps & { onClose: () => void }) {
  const [address, setAddress] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [secret, setSecret] = useState('');
  const change = useChange(() => {});
  const add = async () => {
    const added = await call('POST /webhooks', { body: { address, kinds: chosen as WebhookKind[] } });
    setSecret(added.secret);
    return added;
  };
  if (secret) return <ShownSecret secret={secret} onClose={onClose} />;
  return (
    <FormDialog
      title="Add webhook"
      description="Its secret is shown once, after you add it."
      change={change}
      onClose={onClose}
      onSave={() => change.run(add)}
      saveLabel="Add webhook"
    >
      <Field label="Address" name="address" hint="Where your program listens, like https://example.org/hook.">
        <TextInput type="url" autoComplete="off" maxLength={500} {...wired(address, setAddress)} />
      </Field>
      <CheckboxGroup
        legend="Send messages about"
        name="kinds"
        error={change.refusal?.fields.kinds}
        value={chosen}
        onValueChange={setChosen}
        choices={kinds}
      />
    </FormDialog>
  );
}

/** The secret of a webhook, this once. */
export function ShownSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <ShownOnce
      title="The webhook’s secret"
      description="Copy it to your program now. We won’t show it again. Your program checks with it that a message is from this site."
      secret={secret}
      onClose={onClose}
    />
  );
}
