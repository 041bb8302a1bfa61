import { Checkbox } from '@/components/ui/controls/checkbox';
import { CheckboxGroup } from '@/components/ui/controls/checkbox-group';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import type { BranchView } from '@/lib/contract/agency/agency';
import {
  AGENCY_RIGHT_NAMES,
  AGENCY_RIGHTS,
  AGENCY_ROLE_RULES,
  AGENCY_ROLES,
  type AgencyRight,
  type AgencyRole,
  mayManage,
} from '@/lib/domain/agency/roles';

export interface Place extends Record<AgencyRight, boolean> {
  role: AgencyRole;
  branches: string[];
}

interface PlaceFieldsProps {
  place: Place;
  onChange: (changed: Partial<Place>) => void;
  branches: readonly BranchView[];
  isOwner: boolean;
  /** The rights that the viewer can give. */
  rights: readonly AgencyRight[];
}

/** A person's role, branches and rights. */
export function PlaceFields({ place, onChange, branches, isOwner, rights }: PlaceFieldsProps) {
  const roles = AGENCY_ROLES.filter((role) => mayManage(isOwner ? 'owner' : 'manager', role));
  const isOpen = (right: AgencyRight) => AGENCY_RIGHTS[right].isOpenTo(AGENCY_ROLE_RULES[place.role]);
  const shown = AGENCY_RIGHT_NAMES.filter((right) => rights.includes(right) && isOpen(right));
  return (
    <>
      <RadioGroup
        legend="Role"
        name="role"
        value={place.role}
        onValueChange={(value) => onChange({ role: AGENCY_ROLES.find((role) => role === value) ?? 'counsellor' })}
        choices={roles.map((role) => ({
          value: role,
          label: AGENCY_ROLE_RULES[role].name,
          hint: AGENCY_ROLE_RULES[role].hint,
        }))}
      />
      {branches.length > 0 && (
        <CheckboxGroup
          legend="Branches"
          name="branches"
          value={place.branches}
          onValueChange={(chosen) => onChange({ branches: chosen })}
          choices={branches.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
      )}
      {shown.map((right) => (
        <Checkbox
          key={right}
          name={right}
          label={AGENCY_RIGHTS[right].label}
          hint={AGENCY_RIGHTS[right].hint}
          checked={place[right]}
          onChange={(event) => onChange({ [right]: event.target.checked })}
        />
      ))}
    </>
  );
}
