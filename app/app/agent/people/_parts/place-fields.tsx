import { Checkbox } from '@/components/ui/controls/checkbox';
import { CheckboxGroup } from '@/components/ui/controls/checkbox-group';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import type { BranchView } from '@/lib/contract/people/agency';
import { AGENCY_ROLE_RULES, AGENCY_ROLES, type AgencyRole, mayManage } from '@/lib/domain/agency/roles';

export interface Place {
  role: AgencyRole;
  branches: string[];
  exports: boolean;
  commission: boolean;
}

interface PlaceFieldsProps {
  place: Place;
  onChange: (changed: Partial<Place>) => void;
  branches: readonly BranchView[];
  isOwner: boolean;
}

/** A person's role, branches and rights. */
export function PlaceFields({ place, onChange, branches, isOwner }: PlaceFieldsProps) {
  const roles = AGENCY_ROLES.filter((role) => mayManage(isOwner ? 'owner' : 'manager', role));
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
      <Checkbox
        name="exports"
        label="May export lists"
        hint="Students and applications in their reach, as a file."
        checked={place.exports}
        onChange={(event) => onChange({ exports: event.target.checked })}
      />
      {isOwner && AGENCY_ROLE_RULES[place.role].commission === 'right' && (
        <Checkbox
          name="commission"
          label="May see commission"
          hint="Agreements, and what is earned in their branches."
          checked={place.commission}
          onChange={(event) => onChange({ commission: event.target.checked })}
        />
      )}
    </>
  );
}
