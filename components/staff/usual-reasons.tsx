interface UsualReasonsProps {
  reasons: readonly string[];
  disabled?: boolean;
  onChoose: (reason: string) => void;
}

/** What is most often said here, each one press away. */
export function UsualReasons({ reasons, disabled = false, onChoose }: UsualReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <ul aria-label="Usual reasons" className="flex flex-wrap gap-1.5">
      {reasons.map((reason) => (
        <li key={reason}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onChoose(reason)}
            className="min-h-8 rounded-card border border-control bg-raised px-3 py-1 text-start text-fine hover:border-ink/60 hover:bg-sunken pointer-coarse:min-h-11"
          >
            {reason}
          </button>
        </li>
      ))}
    </ul>
  );
}
