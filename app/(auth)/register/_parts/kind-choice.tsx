import { Checkbox } from '@/components/ui/controls/checkbox';
import { ChoiceGroup } from '@/components/ui/controls/choice-group';
import { ROLE_CODES, ROLE_WORDS } from '@/lib/domain/roles';

const KINDS = [
  { code: ROLE_CODES.student, label: ROLE_WORDS.student, hint: 'I want to study abroad.' },
  { code: ROLE_CODES.agent, label: ROLE_WORDS.agent, hint: 'I help students apply.' },
] as const;
type KindCode = (typeof KINDS)[number]['code'];

/** The two kinds of account anyone may open, as cards. Values are role codes. */
export function KindChoice({ value, onChange }: { value: KindCode; onChange: (code: KindCode) => void }) {
  return (
    <ChoiceGroup legend="I am a">
      <div className="mt-1 grid gap-2 sm:grid-cols-2">
        {KINDS.map(({ code, label, hint }) => (
          <Checkbox
            key={code}
            type="radio"
            name="role"
            value={code}
            checked={value === code}
            onChange={() => onChange(code)}
            label={<span className="font-medium">{label}</span>}
            hint={hint}
            className="border border-control/60 bg-raised px-3 py-2.5 transition-colors duration-150 has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand"
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
