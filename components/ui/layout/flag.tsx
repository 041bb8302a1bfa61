import type { ReactNode } from 'react';
import { classNames } from './class-names';

type FlagProps = {
  /** Country name as the product writes it; a plain card stands for an unknown one. */
  country: string;
  /** Speaks the country's name; leave out when the name stands beside the flag. */
  labelled?: boolean;
  className?: string;
};

/** A small flag. The drawings are simplified to what is recognizable at 20 pixels. */
export function Flag({ country, labelled = false, className = 'w-5' }: FlagProps) {
  return (
    <>
      <svg
        viewBox="0 0 28 20"
        aria-hidden="true"
        className={classNames('inline-block shrink-0 rounded-[3px]', className)}
      >
        {FLAGS[country] ?? <rect width="28" height="20" fill="#8a9a9c" />}
        <rect x=".5" y=".5" width="27" height="19" rx="2.5" fill="none" stroke="#000" strokeOpacity=".18" />
      </svg>
      {labelled && <span className="sr-only">{country}</span>}
    </>
  );
}

const RED = '#c8102e';
const BLUE = '#012169';

/** The union's crosses on 28 × 20; scaled by half they make a canton. */
const UNION = (
  <>
    <path fill={BLUE} d="M0 0h28v20H0z" />
    <path stroke="#fff" strokeWidth="4" d="m0 0 28 20M28 0 0 20" />
    <path stroke={RED} strokeWidth="1.4" d="m0 0 28 20M28 0 0 20" />
    <path stroke="#fff" strokeWidth="6.6" d="M14 0v20M0 10h28" />
    <path stroke={RED} strokeWidth="4" d="M14 0v20M0 10h28" />
  </>
);

function ensign(stars: ReactNode): ReactNode {
  return (
    <>
      <path fill={BLUE} d="M0 0h28v20H0z" />
      <svg width="14" height="10" viewBox="0 0 28 20" aria-hidden="true">
        {UNION}
      </svg>
      {stars}
    </>
  );
}

/** A five-pointed star of radius 1 around the origin. */
const STAR = 'M0-1 .235-.324.951-.309.38.124.588.809 0 .4-.588.809-.38.124-.951-.309-.235-.324z';

function stars(fill: string, at: readonly (readonly [x: number, y: number, radius: number])[]): ReactNode {
  return at.map(([x, y, radius]) => (
    <path key={`${x} ${y}`} fill={fill} d={STAR} transform={`translate(${x} ${y}) scale(${radius})`} />
  ));
}

const FLAGS: Record<string, ReactNode> = {
  UK: UNION,
  Australia: ensign(
    stars('#fff', [
      [7, 15, 2.6],
      [21, 3.6, 1.5],
      [17.4, 8.6, 1.5],
      [24.4, 7.4, 1.5],
      [21, 16.4, 1.5],
      [22.6, 11, 0.9],
    ]),
  ),
  'New Zealand': ensign([
    stars('#fff', [
      [21, 4, 2],
      [17.4, 9, 2],
      [24.6, 8, 2],
      [21, 15.6, 2.2],
    ]),
    stars(RED, [
      [21.01, 4, 1.3],
      [17.41, 9, 1.3],
      [24.61, 8, 1.3],
      [21.01, 15.6, 1.5],
    ]),
  ]),
  USA: (
    <>
      <path fill="#fff" d="M0 0h28v20H0z" />
      <path
        fill="#b22234"
        d="M0 0h28v1.54H0zM0 3.08h28v1.54H0zM0 6.15h28v1.54H0zM0 9.23h28v1.54H0zM0 12.31h28v1.54H0zM0 15.38h28v1.54H0zM0 18.46h28V20H0z"
      />
      <path fill="#3c3b6e" d="M0 0h12.5v10.77H0z" />
      <path
        stroke="#fff"
        strokeWidth="1.1"
        strokeLinecap="round"
        strokeDasharray="0 2.5"
        d="M1.25 2h11M2.5 4.25h9M1.25 6.5h11M2.5 8.75h9"
      />
    </>
  ),
  Canada: (
    <>
      <path fill="#fff" d="M7 0h14v20H7z" />
      <path fill="#d52b1e" d="M0 0h7v20H0zM21 0h7v20h-7z" />
      <path
        fill="#d52b1e"
        d="m14 3.2-1.25 2.35-1.35-.7.55 3.55-1.55-1.7-.35.9-1.8-.35.55 2-.65.4 3.15 2.6-.4 1.15 2.85-.5v3.4h.5v-3.4l2.85.5-.4-1.15 3.15-2.6-.65-.4.55-2-1.8.35-.35-.9-1.55 1.7.55-3.55-1.35.7Z"
      />
    </>
  ),
  Singapore: (
    <>
      <path fill="#fff" d="M0 10h28v10H0z" />
      <path fill="#ee2536" d="M0 0h28v10H0z" />
      <path fill="#fff" d="M6.6 1.6a3.5 3.5 0 1 0 0 6.8 3.7 3.7 0 0 1 0-6.8Z" />
      {stars('#fff', [
        [9.6, 2.7, 0.85],
        [7.7, 4.3, 0.85],
        [11.5, 4.3, 0.85],
        [8.4, 6.7, 0.85],
        [10.8, 6.7, 0.85],
      ])}
    </>
  ),
};
