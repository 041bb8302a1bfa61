/** What a site is called until its owner names it (`siteNameOf`). */
export const PRODUCT_NAME = 'Study Abroad';
