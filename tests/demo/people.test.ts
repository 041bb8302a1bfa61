import { describe, expect, it } from 'vitest';
import { email, mobile } from '@/lib/contract/fields';
import { demoPeople, PERSONAS } from '@/scripts/demo/people';

const NOW = new Date('2026-11-20T12:00:00Z');
const { staff, agents, students } = demoPeople(NOW);
const everybody = [...staff, ...agents, ...students];
const TEST_NAMES = ['ielts', 'pte', 'toefl', 'gre', 'gmat'];

describe('demo people', () => {
  it('are the same for the same moment', () => {
    expect(demoPeople(NOW)).toEqual({ staff, agents, students });
  });

  it('include a verified persona of each role', () => {
    // The helper is invited by a student: save-people.ts.
    const { helper: _helper, ...registered } = PERSONAS;
    for (const [role, address] of Object.entries(registered)) {
      expect(everybody.find((person) => person.email === address)).toMatchObject({ role, isVerified: true });
    }
  });

  it('have addresses of their own at example.com and numbers that the registration form takes', () => {
    expect(new Set(everybody.map((person) => person.email)).size).toBe(everybody.length);
    for (const person of everybody) {
      expect(email.parse(person.email)).toBe(person.email);
      expect(person.email.endsWith('@example.com')).toBe(true);
      expect(mobile.parse(person.mobile)).toBe(person.mobile);
      expect(person.mobile).toMatch(/^\+\d{11,14}$/);
      expect(person.createdOn.getTime()).toBeLessThan(NOW.getTime());
    }
  });

  it('include six team members with job titles and handles of their own, and agents with companies', () => {
    const team = staff.filter(({ role }) => role === 'team');
    expect(team).toHaveLength(6);
    expect(new Set(team.map(({ handle }) => handle)).size).toBe(6);
    for (const { jobTitle, handle } of team) {
      expect(jobTitle).not.toBe('');
      expect(handle).toMatch(/^[a-z-]+$/);
    }
    expect(agents.length).toBeGreaterThanOrEqual(2);
    for (const { company_name } of agents) expect(company_name).not.toBe('');
  });

  it('include eight students of the demo agent, and two referred by the persona, one of them verified', () => {
    expect(students.length).toBeGreaterThanOrEqual(26);
    expect(students.filter(({ addedBy }) => addedBy === PERSONAS.agent)).toHaveLength(8);
    const referred = students.filter(({ referredBy }) => referredBy === PERSONAS.student);
    expect(referred.map(({ isVerified }) => isVerified)).toEqual([true, false]);
  });

  it('were added only by agents that exist, and registered after them', () => {
    for (const { addedBy, createdOn } of students.filter((student) => student.addedBy !== null)) {
      const agent = agents.find((known) => known.email === addedBy);
      expect(agent?.isVerified).toBe(true);
      if (addedBy !== PERSONAS.agent) expect(agent?.createdOn.getTime()).toBeLessThan(createdOn.getTime());
    }
  });
});

describe('demo profiles', () => {
  it('lie in the past, in order, with percentages between 40 and 100', () => {
    for (const { profile } of students) {
      for (const { start_date, end_date, percentage } of profile.educationSummaries) {
        expect(start_date < end_date && end_date < '2026-11-20').toBe(true);
        expect(percentage > 40 && percentage <= 100).toBe(true);
      }
      for (const { working_from, working_upto } of profile.workExperience) {
        expect(working_from < (working_upto ?? '2026-11-20')).toBe(true);
      }
    }
  });

  it('state calendar days that exist', () => {
    const days = students.flatMap(({ profile }) => JSON.stringify(profile).match(/\d{4}-\d\d-\d\d/g) ?? []);
    expect(days.length).toBeGreaterThan(100);
    for (const day of days) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
  });

  it('give personal details with the countries that the form offers to all who began, everything filled in', () => {
    const personal = students.flatMap(({ profile }) => profile.personal ?? []);
    expect(personal.length).toBe(students.filter(({ isVerified, addedBy }) => isVerified || addedBy).length);
    for (const details of personal) {
      expect(['India', 'Pakistan', 'Nepal', 'Bangladesh']).toContain(details.issued_country);
      for (const value of Object.values(details)) expect(value).not.toBe('');
      expect(details.pincode).toMatch(/^\d+$/);
      expect(details.contact_mobile).toMatch(/^\+\d+$/);
    }
  });

  it('hold IELTS bands whose mean is the overall band, and TOEFL parts that add up', () => {
    for (const { tests } of students.map(({ profile }) => profile)) {
      const { ielts_overall, ielts_reading = 0, ielts_writing = 0, ielts_speaking = 0, ielts_listening = 0 } = tests;
      if (ielts_overall)
        expect((ielts_reading + ielts_writing + ielts_speaking + ielts_listening) / 4).toBe(ielts_overall);
      const { toefl_overall, toefl_reading = 0, toefl_writing = 0, toefl_speaking = 0, toefl_listening = 0 } = tests;
      if (toefl_overall) expect(toefl_reading + toefl_writing + toefl_speaking + toefl_listening).toBe(toefl_overall);
    }
  });

  it('show each of the five tests at least once', () => {
    for (const test of TEST_NAMES) {
      expect(students.some(({ profile }) => `${test}_overall` in profile.tests)).toBe(true);
    }
  });

  it('are complete for the persona and empty for those who cannot sign in yet', () => {
    expect(students[0]?.profile.personal).not.toBeNull();
    expect(students[0]?.profile.workExperience).not.toEqual([]);
    for (const { profile } of students.filter((student) => !student.isVerified && !student.addedBy)) {
      expect(profile).toEqual({ personal: null, educationSummaries: [], tests: {}, workExperience: [] });
    }
  });
});
