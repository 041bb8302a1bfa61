import AxeBuilder from '@axe-core/playwright';
import type { Role } from '@/lib/contract/lists';
import { Course } from '@/models/course';
import { expect, test } from '../support/site';

/** Every page a role can open; `{course}` stands for a real course's id. */
const PAGES: Record<Role | 'visitor', string[]> = {
  visitor: [
    '/',
    '/login',
    '/register',
    '/forget-password',
    '/courses',
    '/courses?q=zzzzqqqq',
    '/courses/{course}',
    '/blog',
    '/news',
    '/unauthorized',
    '/nowhere',
  ],
  student: [
    '/app/student',
    '/app/student/search-course',
    '/app/student/search-course?country=Canada&q=nursing',
    '/app/student/view-application/{course}',
    '/app/student/view-application/nothing',
    '/app/student/apply-course/{course}',
    '/app/student/applied-successfully',
    '/app/student/my-applications',
    '/app/student/saved-applications',
    '/app/student/saved-applications?country=Singapore',
    '/app/student/activity',
  ],
  agent: [
    '/app/agent',
    '/app/agent/search-course',
    '/app/agent/view-application/{course}',
    '/app/agent/saved-applications',
  ],
  admin: [
    '/app/admin',
    '/app/admin/bulk-course',
    '/app/admin/search-course',
    '/app/admin/view-application/{course}',
    '/app/admin/saved-applications',
  ],
  team: ['/app/team', '/app/team/search-course', '/app/team/view-application/{course}', '/app/team/saved-applications'],
};

for (const [who, paths] of Object.entries(PAGES) as [Role | 'visitor', string[]][]) {
  for (const path of paths) {
    test(`${who} ${path}: axe finds nothing, nothing runs over the edge, 390 and 1280 px, light and dark`, async ({
      page,
      loginAs,
    }) => {
      if (who !== 'visitor') await loginAs(who);
      const course = await Course.findOne({ forSample: false }, '_id').sort({ _id: 1 }).lean();
      for (const [width, height] of [
        [390, 844],
        [1280, 900],
      ] as const) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize({ width, height });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.goto(path.replace('{course}', String(course?._id)));
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await page.evaluate(() => document.fonts.ready);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
          expect(overflow, 'the page scrolls sideways').toBeLessThanOrEqual(0);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
          if (process.env.SCREENSHOTS) {
            const name = `${who}${path.replace(/[^\w]+/g, '-')}-${width}-${colorScheme}.png`;
            await page.screenshot({ path: `${process.env.SCREENSHOTS}/${name}`, fullPage: true });
          }
        }
      }
    });
  }
}
