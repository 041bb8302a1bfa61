import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { wired } from '@/components/ui/controls/wired';
import { WAY_NAMES, WAYS, type Way } from '@/lib/domain/agency/fees';

const OPTIONS = WAY_NAMES.map((value) => ({ value, label: WAYS[value] }));

/** How money changed hands. */
export function WayField({ value, onChange }: { value: Way; onChange: (way: Way) => void }) {
  return (
    <Field label="Payment method" name="way">
      <SelectField options={OPTIONS} {...wired(value, onChange)} />
    </Field>
  );
}
