import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { WAY_NAMES, WAYS, type Way } from '@/lib/domain/agency/fees';

const OPTIONS = WAY_NAMES.map((value) => ({ value, label: WAYS[value] }));

interface WayFieldProps {
  value: Way;
  onChange: (way: Way) => void;
  error?: string | undefined;
}

/** How money changed hands. */
export function WayField({ value, onChange, error }: WayFieldProps) {
  return (
    <Field label="How" name="way" error={error}>
      <SelectField options={OPTIONS} value={value} onChange={(event) => onChange(event.target.value as Way)} />
    </Field>
  );
}
