/**
 * A text without signs that no reader sees and that make it read otherwise than it is written: marks and overrides of direction,
 * blanks without width, soft hyphens and the like. The joiners of Indian and Persian scripts and of drawn signs stay, between what
 * they join.
 */
export function withoutInvisible(text: string): string {
  return HIDDEN.test(text) ? text.replace(ALL_HIDDEN, '').replace(LOOSE_JOINER, '') : text;
}

const SIGNS =
  '\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb';
const HIDDEN = new RegExp(`[${SIGNS}\u200c\u200d]`);
const ALL_HIDDEN = new RegExp(`[${SIGNS}]`, 'g');
/** A joiner that stands at an end, beside a blank or beside a Latin letter joins nothing. */
const LOOSE_JOINER = /(?<![^\s\p{Script=Latin}\p{Nd}])[\u200c\u200d]+|[\u200c\u200d]+(?![^\s\p{Script=Latin}\p{Nd}])/gu;
