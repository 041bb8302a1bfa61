import { FIELDS_OF_STUDY } from '@/lib/domain/fields-of-study';

/** The fields that a text input with `list={id}` offers as one types; anything else may be typed too. */
export function FieldsOfStudy({ id }: { id: string }) {
  return (
    <datalist id={id}>
      {FIELDS_OF_STUDY.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
