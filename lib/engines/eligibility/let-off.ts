import type { AlsoAsked, Waived } from '@/lib/domain/requirements/also-asked';
import type { Whose } from './rules';

type Waiver = Extract<AlsoAsked, { is: 'waiver' }>;

/** Whether a text lets the applicant off for a reason that the profile tells, as `withOwnWaivers` leaves it. */
export const isLetOff = (also: readonly AlsoAsked[], of: Waived): boolean =>
  also.some((one) => one.is === 'waiver' && one.of === of && one.sure && !hasReason(one));

const hasReason = ({ is: _is, of: _of, sure: _sure, confirmed: _confirmed, ...reasons }: Waiver): boolean =>
  Object.keys(reasons).length > 0;

/** 'The requirements don’t ask for GRE or GMAT from applicants with your profile' */
export const letOff = (what: string, whose: Whose): string =>
  `The requirements don’t ask for ${what} from applicants with ${whose} profile. Read from the requirement text`;
