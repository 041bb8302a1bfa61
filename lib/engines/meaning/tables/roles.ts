import { phrases } from './lists';

/** What a sentence says with: before what is wanted. */
export const WANTING: readonly string[] = phrases(
  `want, wants, wanted, wanna, wanting, would like, would love, i like to, like to, love to, looking, searching, seeking, seek, interested, interest in, need, needs, require, thinking of, thinking about, thinking to, thinking, considering, dreaming of, dreaming to, dream is, aspiring, so something, so anything, so maybe, planning to, planning for, plan to, plans to, hope to, hoping to, wish to, wishes to, aim to, aiming to, dream to, to study, to do, to pursue, to become, become, go into, get into, go more into, to be, be a, be an, work as, job as, jobs as, career as, career in, apply for, apply
  to, applying for, admission in, admission for, admit for, admitted to, enroll in, enrol in, shift to, shifting to, switch to, switching to, change to, changing to, move to, moving to, moving into, transition to, go to, going for, go for, convert to, offer, offers, offering, suggest, recommend, gusto ko, nataka, muon, chahiye, chahta hu, chahti hu`,
);
/** Before what the person is, has or did. */
export const HAVING_DONE: readonly string[] = phrases(
  `i am, im, i m, iam, i have, ive, i had, i did, i completed, i finished, i studied, i study, i majored in, studied, i passed, i hold, i got, i scored, i work, i worked, i was, i graduated, my, he is, she is,
  he has, she has, he did, she did, completed, finished, graduated, scored, having, have a, have an, have done, have completed, must hold, hold, holds, holding, working as,
  working in, working on, working at, working for, working since, working with, worked with, worked as, worked in, worked at, worked for, currently, mere pas, mere paas, mero, mera, meri, applicants must, a minimum of, minimum of, from, finishing, graduating`,
).concat(relatives());
/** 'Father is a farmer': whose work or studies no course is looked for by. */
function relatives(): string[] {
  const who = 'father mother dad mom mum parents husband wife brother sister uncle aunt cousin friend'.split(' ');
  const elder = ['father', 'mother', 'dad', 'mom', 'mum', 'parents'];
  return [
    ...who.flatMap((one) => ['is', 'are', 'was', 'works', 'has', 'did', 'studies'].map((does) => `${one} ${does}`)),
    ...elder.flatMap((one) => ['want', 'wants', 'wanted', 'like', 'says', 'say'].map((does) => `${one} ${does}`)),
  ];
}

/** Whose work names them: before another subject they are who asks. */
export const PERSONS: ReadonlySet<string> = new Set(
  `engineer engineers nurse nurses teacher teachers doctor doctors accountant accountants lawyer lawyers advocate pharmacist dentist chef cook architect banker
  developer programmer technician electrician mechanic journalist physiotherapist midwife dietitian nutritionist nutricionista optometrist surveyor economist psychologist paramedic lecturer entrepreneur designer manager officer student students professional graduate grad`.split(
    /\s+/,
  ),
);
