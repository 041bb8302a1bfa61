'use client';

import { StoredMeanwhile } from '@/components/staff/stored-meanwhile';
import { CheckboxGroup } from '@/components/ui/controls/checkbox-group';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { useTimeZones } from '@/components/ui/controls/time-zones';
import { wired } from '@/components/ui/controls/wired';
import { Card } from '@/components/ui/layout/card';
import type { OperatorDetails } from '@/lib/domain/accounts/operator';
import { COUNTRIES, type Country, countryList } from '@/lib/domain/countries';
import { WEEKDAYS } from '@/lib/domain/days/working-days';
import { counted } from '@/lib/domain/texts/counted';

type OfferValues = Pick<OperatorDetails, 'countries' | 'timeZone' | 'workingDays'>;

interface OfferFieldsProps {
  values: OfferValues;
  /** What another admin saved meanwhile. */
  meanwhile: Partial<OfferValues>;
  /** How many courses of each country are stored and not retired. */
  courses: Record<Country, number>;
  /** The environment's time zone, which wins; '' for none. */
  environmentZone: string;
  onChange: (change: Partial<OfferValues>) => void;
  /** By field. */
  problemOf: (name: keyof OfferValues) => string;
}

/** Which countries a site offers, with how many courses that hides, and by whose days it counts. */
export function OfferFields({ values, meanwhile, courses, environmentZone, onChange, problemOf }: OfferFieldsProps) {
  const zones = useTimeZones();
  const { countries, timeZone, workingDays } = values;
  const hidden = COUNTRIES.filter((country) => !countries.includes(country));
  const total = counted(
    hidden.reduce((sum, country) => sum + courses[country], 0),
    'course',
  );
  return (
    <Card className="space-y-6">
      <div>
        <CheckboxGroup
          legend="Countries offered"
          hint="Countries without a tick don’t appear in searches, filters or forms."
          name="countries"
          choices={COUNTRIES.map((value) => ({ value, label: value, count: courses[value] }))}
          value={countries}
          onValueChange={(chosen) => onChange({ countries: COUNTRIES.filter((one) => chosen.includes(one)) })}
          error={problemOf('countries')}
        />
        <p role="status" className="mt-3 text-sm text-muted">
          {hidden.length > 0 &&
            `${total} in ${countryList(hidden)} will be hidden. Nothing is deleted, and existing applications continue.`}
        </p>
        {meanwhile.countries && <StoredMeanwhile lines={meanwhile.countries} />}
      </div>
      <Field
        name="timeZone"
        label="Time zone"
        hint={
          environmentZone
            ? `The server’s environment sets ${environmentZone} (TIME_ZONE), which is used instead.`
            : 'For due dates and reminders of people who haven’t chosen a time zone. Leave empty to use UTC.'
        }
        optional
        error={problemOf('timeZone')}
      >
        <SelectField
          placeholder="UTC"
          options={[...new Set([timeZone, ...zones])].filter(Boolean)}
          {...wired(timeZone, (chosen) => onChange({ timeZone: chosen }))}
        />
      </Field>
      <div>
        <CheckboxGroup
          legend="Working days"
          hint="Applications count as stalled after a number of working days."
          name="workingDays"
          inline
          choices={WEEKDAYS}
          value={workingDays}
          onValueChange={(chosen) => onChange({ workingDays: WEEKDAYS.filter((one) => chosen.includes(one)) })}
          error={problemOf('workingDays')}
        />
        {meanwhile.workingDays && <StoredMeanwhile lines={meanwhile.workingDays} />}
      </div>
    </Card>
  );
}
