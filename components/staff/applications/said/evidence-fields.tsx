import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { TextInput } from '@/components/ui/controls/text-input';
import { classNames } from '@/components/ui/layout/class-names';

/** What shows a statement in the university's name, as a form has it. */
export interface Shown {
  reference: string;
  file: File | null;
}

export const NOTHING_SHOWN: Shown = { reference: '', file: null };

/** The file as a call sends it, by the name of its field. */
export const filesOf = ({ file }: Shown, name = 'file'): Record<string, File> => (file ? { [name]: file } : {});

interface EvidenceFieldsProps {
  shown: Shown;
  onShown: (shown: Shown) => void;
  /** By the names of the fields; a window that names its fields' errors itself gives none. */
  errors?: Readonly<Record<string, string>>;
  /** The names of the fields in the call. */
  names?: { file: string; reference: string };
  hint?: string;
  className?: string;
}

/** Asks for what shows the university's answer: a letter, an email, a picture of the portal, or a reference. */
export function EvidenceFields({
  shown,
  onShown,
  errors = {},
  names = NAMES,
  hint = HINT,
  className,
}: EvidenceFieldsProps) {
  const wiring = (name: string) => ({ name, ...(errors[name] ? { error: errors[name] } : {}) });
  return (
    <div className={classNames('space-y-5', className)}>
      <Field label="Evidence" optional hint={hint} {...wiring(names.file)}>
        <FileInput
          typeHint="PDF, JPG, PNG or Word, up to 10 MB"
          onFiles={([file]) => onShown({ ...shown, file: file ?? null })}
        />
      </Field>
      <Field
        label="Evidence reference"
        optional
        hint="For example, the reference number on the letter."
        {...wiring(names.reference)}
      >
        <TextInput
          maxLength={200}
          value={shown.reference}
          onChange={(event) => onShown({ ...shown, reference: event.target.value })}
        />
      </Field>
    </div>
  );
}

const HINT =
  'The university’s letter or email, or a screenshot of its portal. The student can see it. Without evidence, they see ‘none shown’.';
const NAMES = { file: 'file', reference: 'reference' };
