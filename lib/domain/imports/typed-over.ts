import type { CourseDraft } from '../courses/course';
import { COURSE_FIELD_NAMES } from '../courses/course-fields';

/** Field → what the register says of it, for the fields that staff typed over: theirs stays, the register's stands beside it. */
export type TypedOver = Partial<CourseDraft>;

/** As a course keeps it, in one text; null for none. */
export const typedOverText = (values: TypedOver): string | null =>
  Object.keys(values).length > 0 ? JSON.stringify(values) : null;

export const typedOverOf = (text: string | null | undefined): TypedOver =>
  text ? (JSON.parse(text) as TypedOver) : {};

/** The register's values after an edit by staff: of what they changed its own, and none where they typed the same. */
export function afterEdit(known: TypedOver, before: TypedOver, after: CourseDraft): TypedOver {
  const fields = COURSE_FIELD_NAMES.filter((name) => name in known || (before[name] ?? null) !== (after[name] ?? null));
  return Object.fromEntries(
    fields.flatMap((name) => {
      const registers = name in known ? known[name] : before[name];
      return registers === after[name] ? [] : [[name, registers ?? null]];
    }),
  );
}

const FEE: readonly string[] = ['tuitionFeeMinor', 'currency', 'fee_period', 'free'];

/** Whether a field is staff's: the amount, its currency and its period belong together. */
export const isTypedOver = (field: string, typed: TypedOver): boolean =>
  field in typed || (FEE.includes(field) && FEE.some((other) => other in typed));
