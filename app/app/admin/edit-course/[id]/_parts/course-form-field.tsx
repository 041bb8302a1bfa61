import { Checkbox } from '@/components/ui/controls/checkbox';
import { CheckboxGroup } from '@/components/ui/controls/checkbox-group';
import { Field } from '@/components/ui/controls/field';
import { NumberInput } from '@/components/ui/controls/number-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { ticked } from '@/components/ui/controls/wired';
import { MONTHS } from '@/lib/domain/course';
import { EXAMS } from '@/lib/domain/test-scores';
import type { CourseValues, FormField } from './course-values';

type Value = CourseValues[keyof CourseValues];
type CourseFormFieldProps = {
  field: FormField;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
};

/** One field of a course's form, by its kind. */
export function CourseFormField({ field, value, onChange, error }: CourseFormFieldProps) {
  const { kind, name, label, hint, optional } = field;
  if (kind === 'months') {
    return (
      <CheckboxGroup
        legend={label}
        name={name}
        inline
        optional
        choices={MONTHS}
        value={Array.isArray(value) ? value : []}
        onValueChange={(months) => onChange(MONTHS.filter((one) => months.includes(one)))}
        error={error}
      />
    );
  }
  if (kind === 'flag') {
    return <Checkbox label={label} hint={hint} {...ticked(value === true, onChange)} />;
  }
  return (
    <Field
      label={label}
      name={name}
      optional={optional}
      hint={hint}
      error={error}
      className={kind === 'text' ? 'sm:col-span-2' : undefined}
    >
      <TypedInput field={field} value={String(value)} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

type TypedInputProps = {
  field: FormField;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

function TypedInput({ field, ...props }: TypedInputProps) {
  switch (field.kind) {
    case 'text':
      return <Textarea maxLength={field.longest} {...props} />;
    case 'choice':
      return <SelectField options={field.optional ? [NOT_KNOWN, ...field.of] : field.of} {...props} />;
    case 'money':
      return <NumberInput decimal {...props} />;
    case 'duration':
      return <NumberInput decimal unit="months" {...props} />;
    case 'score':
      return <NumberInput decimal={EXAMS[field.exam].step < 1} {...props} />;
    case 'mark':
      return <NumberInput decimal={field.scale.step < 1} unit={field.unit} {...props} />;
    default:
      return <TextInput autoComplete="off" {...props} />;
  }
}

const NOT_KNOWN = { value: '', label: 'Not known' };
