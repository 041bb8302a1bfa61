import { classNames } from './class-names';

type FlagProps = {
  /** Country name as the product writes it; a plain card stands for an unknown one. */
  country: string;
  /** Speaks the country's name; leave out when the name stands beside the flag. */
  labelled?: boolean;
  className?: string;
};

/** A small flag. The drawings are pictures of app/flags.css: a page with hundreds of flags holds none of them. */
export function Flag({ country, labelled = false, className = 'w-5' }: FlagProps) {
  return (
    <>
      <span aria-hidden data-country={country} className={classNames('flag', className)} />
      {labelled && <span className="sr-only">{country}</span>}
    </>
  );
}
