import { dayBefore } from '../dates';
import type { StudentFacts } from './students';
import type { TestScores } from './types';

/** The parts of each test that a student took, adding up to the overall score by that test's own rule. */
export function testScoresOf({ tests, since, serial }: StudentFacts, now: Date): TestScores {
  const taken = dayBefore(now, since + 30 + serial);
  const scores: TestScores = {};
  const ielts = tests.get('ielts');
  if (ielts) Object.assign(scores, ieltsOf(ielts, taken, dayBefore(now, since + 17 + serial), serial));
  const pte = tests.get('pte');
  if (pte) Object.assign(scores, pteOf(pte, taken));
  const toefl = tests.get('toefl');
  if (toefl) Object.assign(scores, toeflOf(toefl, taken));
  const gre = tests.get('gre');
  if (gre)
    Object.assign(scores, {
      gre_test_date: taken,
      gre_overall: gre,
      gre_quantitative: gre - 151,
      gre_analytical_writing: 4,
    });
  const gmat = tests.get('gmat');
  if (gmat) Object.assign(scores, gmatOf(gmat, taken));
  return scores;
}

/** The overall IELTS band is the mean of the four. */
function ieltsOf(overall: number, taken: string, resulted: string, serial: number): TestScores {
  return {
    ielts_test_date: taken,
    ielts_result_date: resulted,
    ielts_overall: overall,
    ielts_reading: overall + 0.5,
    ielts_writing: overall - 0.5,
    ielts_speaking: overall - 0.5,
    ielts_listening: overall + 0.5,
    ielts_trf_no: `DEMO${String(serial).padStart(5, '0')}TRF001A`,
    ielts_english_marks: 70 + (serial % 20),
  };
}

function pteOf(overall: number, taken: string): TestScores {
  return {
    pte_test_date: taken,
    pte_overall: overall,
    pte_reading: overall + 2,
    pte_writing: overall - 3,
    pte_speaking: overall + 3,
    pte_listening: overall - 2,
  };
}

/** The overall TOEFL score is the sum of the four. */
function toeflOf(overall: number, taken: string): TestScores {
  const part = Math.floor(overall / 4);
  return {
    toefl_test_date: taken,
    toefl_scale: '0-120',
    toefl_overall: overall,
    toefl_reading: part + 1,
    toefl_writing: part - 1,
    toefl_speaking: part,
    toefl_listening: overall - 3 * part,
  };
}

function gmatOf(overall: number, taken: string): TestScores {
  return {
    gmat_test_date: taken,
    gmat_overall: overall,
    gmat_quantitative: 44,
    gmat_verbal: 30,
    gmat_analytical_writing: 4.5,
    gmat_integrated_reasoning: 6,
  };
}
