import { buttonStyle } from '@/components/ui/controls/button-style';
import { CONTROL, CONTROL_SIZE } from '@/components/ui/controls/control-style';

interface CostFormProps {
  /** 'Sep 2027' and the value that stands for it in the address. */
  intakes: readonly { value: string; label: string }[];
  chosen: { intake: string; family: number; currency: string };
  mostFamily: number;
  currencies: readonly string[];
}

/** For which intake and how many people: a form that works without a script. */
export function CostForm({ intakes, chosen, mostFamily, currencies }: CostFormProps) {
  return (
    <form
      data-keeps-own
      method="get"
      action="#cost"
      data-question
      className="mb-4 flex flex-wrap items-end gap-3"
      aria-label="Cost for"
    >
      {intakes.length > 0 && (
        <label className="text-sm font-medium">
          Intake
          <select
            name="intake"
            key={chosen.intake}
            defaultValue={chosen.intake}
            className={`${CONTROL} ${CONTROL_SIZE} mt-1.5 block w-40`}
          >
            {intakes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="text-sm font-medium">
        People
        <select
          name="family"
          key={chosen.family}
          defaultValue={chosen.family}
          className={`${CONTROL} ${CONTROL_SIZE} mt-1.5 block w-40`}
        >
          {Array.from({ length: mostFamily }, (_none, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sizes are the index
            <option key={index} value={index + 1}>
              {index === 0 ? 'The student' : `Family of ${index + 1}`}
            </option>
          ))}
        </select>
      </label>
      {currencies.length > 0 && (
        <label className="text-sm font-medium">
          Also show in
          <select
            name="currency"
            key={chosen.currency}
            defaultValue={chosen.currency}
            className={`${CONTROL} ${CONTROL_SIZE} mt-1.5 block w-40`}
          >
            <option value="">Course currency only</option>
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </select>
        </label>
      )}
      <button type="submit" className={buttonStyle('secondary', 'md')}>
        Show
      </button>
    </form>
  );
}
