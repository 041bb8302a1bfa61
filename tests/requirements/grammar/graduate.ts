import type { Item, Piece } from '../truth';
import type { Dice } from './dice';

/** What graduate courses ask of GRE and GMAT. */
export function graduate(d: Dice): Piece {
  const roll = d.from(1, 100);
  if (roll <= 34) return lifted(d);
  if (roll <= 58) return one(d);
  if (roll <= 68) return both(d);
  return either(d);
}

const scores = (d: Dice) => {
  const gre = d.of([295, 300, 305, 308, 310, 312, 315, 320, 325]);
  const isFocus = d.percent(35);
  const gmat = isFocus
    ? d.of([525, 545, 555, 575, 595, 605, 615, 645, 655])
    : d.of([500, 550, 580, 600, 620, 650, 680, 700]);
  const gmatName = isFocus ? d.of(['GMAT Focus', 'GMAT Focus Edition', 'GMAT (Focus Edition)', 'GMAT']) : 'GMAT';
  return { gre, gmat, greName: d.of(['GRE', 'GRE', 'GRE', 'GRE General', 'GRE General Test']), gmatName };
};

const asked = (text: string, tests: { gre?: number; gmat?: number }, more: Piece['truth'] = {}): Piece => ({
  text,
  truth: {
    tests: Object.fromEntries(Object.entries(tests).map(([name, overall]) => [name, { overall }])),
    ...more,
  },
  stated: Object.keys(tests).map((name) => ({ item: name as Item, text })),
  list: null,
});

function one(d: Dice): Piece {
  const { gre, gmat, greName, gmatName } = scores(d);
  const [name, score] = d.percent(50) ? [greName, gre] : [gmatName, gmat];
  const text = d.of([
    `${name} ${score}`,
    `${name}: ${score}`,
    `a minimum ${name} score of ${score}`,
    `${name} ${score} or above`,
    `${name} of at least ${score}`,
    `${name} ${score}+`,
    `${name} required (minimum ${score})`,
    `Applicants must submit a ${name} score of ${score} or higher`,
  ]);
  return waivable(d, asked(text, score === gre ? { gre } : { gmat }));
}

function either(d: Dice): Piece {
  const { gre, gmat, greName, gmatName } = scores(d);
  const text = d.of([
    `${gmatName} ${gmat} or ${greName} ${gre}`,
    `${greName} ${gre} or ${gmatName} ${gmat}`,
    `either ${greName} ${gre} or ${gmatName} ${gmat}`,
    `GRE/GMAT: ${gre}/${gmat}`,
    `${greName}: ${gre} / ${gmatName}: ${gmat}`,
    `a ${gmatName} score of ${gmat} or a ${greName} score of ${gre}`,
    `${gmatName} (${gmat}) or ${greName} (${gre})`,
    `${greName} ${gre}, ${gmatName} ${gmat}`,
  ]);
  return waivable(d, asked(text, { gre, gmat }, { either: true }));
}

function both(d: Dice): Piece {
  const { gre, gmat, greName, gmatName } = scores(d);
  const text = d.of([
    `both ${greName} ${gre} and ${gmatName} ${gmat} are required`,
    `${greName} ${gre} and ${gmatName} ${gmat}, both required`,
    `Applicants must submit both a ${gmatName} score of ${gmat} and a ${greName} score of ${gre}`,
  ]);
  return asked(text, { gre, gmat }, { either: false });
}

const WAIVERS = [
  'waived with five years of work experience',
  'waiver available for applicants with a GPA of 3.25 or above',
  'can be waived with 3+ years of managerial experience',
  "waived for holders of a master's degree",
  'exempt with a CGPA of 8.0/10',
  'waiver on request for candidates with six years of professional experience',
] as const;

function waivable(d: Dice, piece: Piece): Piece {
  if (!d.percent(25)) return piece;
  const waiver = d.of(WAIVERS);
  return {
    ...piece,
    text: `${piece.text}${d.of(['; ', ', ', '. '])}${waiver}`,
    truth: { ...piece.truth, graduateWaived: true },
    stated: [...(piece.stated ?? []), { item: 'graduateWaived', text: waiver }],
  };
}

function lifted(d: Dice): Piece {
  const { gre, gmat } = scores(d);
  const text = d.of([
    'GRE not required',
    'No GRE',
    'No GRE or GMAT required',
    'GRE is optional',
    'GMAT/GRE: not required',
    'GRE waived',
    'GMAT waived for the 2027 intake',
    `GRE is optional, a score of ${gre} or more strengthens the application`,
    `GRE ${gre} preferred, not mandatory`,
    `GMAT of ${gmat} is preferred but not required`,
    `A GRE score of ${gre} is recommended but optional`,
    'GRE: N/A',
    'GMAT/GRE optional',
    `GMAT ${gmat} (optional)`,
    'GRE/GMAT scores are not considered',
    'Without GRE',
    `GRE ${gre} (waived)`,
    `A strong GMAT (${gmat}+) is an advantage`,
  ]);
  return { text, other: [{ kind: 'none', text, also: ['judged'] }], list: null };
}
